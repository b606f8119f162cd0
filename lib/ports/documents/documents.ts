import { Worker } from 'node:worker_threads';
import { AppError } from '@/lib/errors';
import { WorkerPool } from '@/lib/html/pool';
import type { Look, Seen } from '@/lib/ports/documents/document-worker';

const late = () => new AppError('unavailable', 'The document takes too long to read.');

/**
 * Words and first page of a document. What reads it is large and meets whatever people upload, so it works in a thread
 * of its own with a heap of its own, for 20 seconds at most, one document at a time.
 */
const pool = new WorkerPool<Look, Seen>({
  start: () =>
    new Worker(new URL('./document-worker.ts', import.meta.url), {
      env: {},
      workerData: { root: process.cwd() },
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    }),
  size: 1,
  deadline: 20_000,
  waiting: 500,
  late,
  busy: late,
});

const office =
  /officedocument\.(wordprocessingml|spreadsheetml|presentationml)|opendocument\.(text|spreadsheet|presentation)$/;

/** What a document of this type is read as; null for all that is none. */
export function documentKind(type: string): Look['kind'] | null {
  if (type === 'application/pdf') return 'pdf';
  if (/^text\/(plain|csv|markdown)$/.test(type)) return 'text';
  return office.test(type) ? 'office' : null;
}

export function readDocument(look: Look): Promise<Seen> {
  return pool.run(look);
}
