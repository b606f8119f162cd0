import { Worker } from 'node:worker_threads';
import { AppError } from '@/lib/errors';
import { checkLimits } from './limits.ts';
import { WorkerPool } from './pool.ts';
import { tooSlow } from './refusals.ts';
import type { Answer } from './sanitize-worker.ts';

const pool = new WorkerPool<string, Answer>({
  start: () =>
    new Worker(new URL('./sanitize-worker.ts', import.meta.url), {
      // The worker needs nothing of the environment, and its heap cannot starve the process.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    }),
  size: 2,
  deadline: 1000,
  waiting: 200,
  late: tooSlow,
  busy: () => new AppError('unavailable', 'Too much is being saved just now.', { retryAfter: 1 }),
});

/**
 * The gate for everything that people write: the allow-list in its canonical structure (guard 6). Limits
 * are checked first; the work is done in another thread, for one second at most.
 * @throws AppError `invalid` on `content` when it is too large, too deep or takes too long
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (html === '') return '';
  checkLimits(html);
  const answer = await pool.run(html);
  if ('html' in answer) return answer.html;
  throw new AppError('invalid', answer.message, { errors: answer.errors });
}
