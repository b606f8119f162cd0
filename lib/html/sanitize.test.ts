import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { WorkerPool } from './pool';
import { sanitizeHtml } from './sanitize';

/** What is said instead of an answer; what would take for ever ends with the test's own time. */
function refusal(html: string) {
  return sanitizeHtml(html).catch((reason: unknown) => reason);
}

describe('sanitizeHtml', () => {
  it('sanitises in its worker', async () => {
    expect(await sanitizeHtml('<h1 onclick=x>A</h1><script>b</script>')).toBe('<h2>A</h2>');
  });

  it('keeps many at once apart', async () => {
    const given = Array.from({ length: 50 }, (_, index) => `<p>${index}</p>`);
    expect(await Promise.all(given.map(sanitizeHtml))).toEqual(given);
  });

  it.each([
    ['33 KB of nested tables', '<table>'.repeat(4800), 'nested too deeply'],
    ['a table in each cell', '<table><tr><td>'.repeat(2300), 'nested too deeply'],
    ['170,000 open marks', '<b>'.repeat(170_000), 'nested too deeply'],
    ['one character too many', 'é'.repeat(256 * 1024 + 1), 'too large'],
  ])('refuses %s', async (_, html, words) => {
    const error = await refusal(html);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).extra.errors?.content?.[0]).toContain(words);
  });

  it('takes 100 levels and refuses 101', async () => {
    const nested = (levels: number) => `${'<blockquote>'.repeat(levels)}x${'</blockquote>'.repeat(levels)}`;
    expect(await sanitizeHtml(nested(100))).toBe(nested(100));
    expect(await refusal(nested(101))).toBeInstanceOf(AppError);
  });

  it('counts a picture at the deepest level as the level it is', async () => {
    const inside = (content: string) => '<blockquote>'.repeat(99) + content + '</blockquote>'.repeat(99);
    expect(await sanitizeHtml(inside('<hr>'))).toBe(inside('<hr>'));
  });

  it('refuses what would grow without bound', async () => {
    const marks = '<b><i><u><s><sub><sup><mark><code><em><strong>';
    expect(await refusal(marks + '<p>x'.repeat(60_000))).toBeInstanceOf(AppError);
  });

  it.each(['<', '&', '<!--', '<a b="', '</p>', '<svg ', '<iframe>', '<noscript>', '<p>x', '<![', '&#x'])(
    'comes to an end with half a megabyte of %s',
    async (token) => {
      expect(await refusal(token.repeat((512 * 1024) / token.length))).toBeDefined();
    },
    10_000,
  );
});

describe('WorkerPool', () => {
  const source = `const { parentPort } = require('node:worker_threads');
  const booted = Date.now() + 400; while (Date.now() < booted);
  parentPort.on('message', function answer(ms) {
    if (ms < 0) throw new Error('broken');
    const end = Date.now() + ms; while (Date.now() < end);
    this.postMessage(ms);
  });
  parentPort.postMessage('loaded');`;
  const pool = (waiting = 10) =>
    new WorkerPool<number, number>({
      start: () => new Worker(source, { eval: true }),
      size: 2,
      deadline: 200,
      waiting,
      late: () => new Error('late'),
      busy: () => new Error('busy'),
    });

  it('gives up a job that overruns and goes on with the others', async () => {
    const jobs = pool();
    const results = await Promise.allSettled([60_000, 1, 60_000, 2].map((ms) => jobs.run(ms)));
    expect(
      results.map((result) => (result.status === 'rejected' ? result.reason.message : result.value)),
    ).toEqual(['late', 1, 'late', 2]);
    await jobs.close();
  });

  it('does not count a slow start against the first job', async () => {
    const jobs = pool();
    expect(await jobs.run(1)).toBe(1);
    await jobs.close();
  });

  it('replaces a worker that dies', async () => {
    const jobs = pool();
    await expect(jobs.run(-1)).rejects.toThrow('broken');
    expect(await jobs.run(1)).toBe(1);
    await jobs.close();
  });

  it('refuses more than may wait', async () => {
    const jobs = pool(2);
    const all = await Promise.allSettled([50, 50, 50, 50, 50, 50].map((ms) => jobs.run(ms)));
    expect(all.filter((result) => result.status === 'rejected').length).toBeGreaterThan(0);
    await jobs.close();
  });
});
