import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { WorkerPool } from '@/lib/html/pool';

const poolOf = (program: string) =>
  new WorkerPool<number, number>({
    start: () => new Worker(program, { eval: true }),
    ...{ size: 1, deadline: 2000, waiting: 5 },
    late: () => new Error('late'),
    busy: () => new Error('busy'),
  });

test('of workers that cannot even load, every job hears, and none is started without end', async () => {
  const pool = poolOf("require('no-such-module')");
  for (const answer of await Promise.allSettled([pool.run(1), pool.run(2)]))
    expect(answer).toMatchObject({ reason: { message: expect.stringContaining('no-such-module') } });
  await pool.close();
});
