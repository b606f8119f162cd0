import { expect, test } from 'vitest';
import { countUse } from '@/lib/auth/limits';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';

useTestDatabase();

const times = (n: number, userId: number) =>
  Promise.allSettled(Array.from({ length: n }, () => countUse('mailing', userId)));

test('a person may do so much and no more, each counted alone, also when all come at once', async () => {
  const answers = await times(101, 1);
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: 'too_many' }) },
  ]);
  await countUse('mailing', 2);
});

test('the refusal says what there was too much of, and for how long', async () => {
  await times(100, 3);
  await expect(countUse('mailing', 3)).rejects.toMatchObject({
    message: 'Too many mails. Try again in 15 minutes.',
    extra: { retryAfter: expect.any(Number) },
  });
});

test('what another process counted counts', async () => {
  await times(60, 4);
  await sql`update uses set points = 100 where key = 'mailing:4'`;
  await expect(countUse('mailing', 4)).rejects.toMatchObject({ code: 'too_many' });
});

test('when the time is over it is counted anew', async () => {
  await times(100, 5);
  await sql`update uses set expire = 0 where key = 'mailing:5'`;
  await countUse('mailing', 5);
  expect(await sql`select points from uses where key = 'mailing:5'`).toEqual([{ points: 1 }]);
});

test('searches are counted fifty at a time, and refused all the same', async () => {
  const search = (n: number) => Promise.allSettled(Array.from({ length: n }, () => countUse('search', 6)));
  await search(50);
  expect(await sql`select points from uses where key = 'search:6'`).toEqual([{ points: 50 }]);
  await sql`update uses set points = 30000 where key = 'search:6'`;
  const answers = await search(2);
  expect(answers.map(({ status }) => status)).toContain('rejected');
  await expect(countUse('search', 6)).rejects.toMatchObject({ code: 'too_many' });
});
