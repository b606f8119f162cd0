import { expect, test } from 'vitest';
import { inTurn } from './in-turn';

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('a call waits for the one before it, however long that takes', async () => {
  const turn = inTurn();
  const told: string[] = [];
  const slow = turn(async () => {
    await later(20);
    told.push('first');
  });
  await Promise.all([slow, turn(async () => void told.push('second'))]);
  expect(told).toEqual(['first', 'second']);
});

test('a call that fails is told to its caller and does not stop the next', async () => {
  const turn = inTurn();
  const failed = turn(() => Promise.reject(new Error('No connection')));
  const next = turn(async () => 'done');
  await expect(failed).rejects.toThrow('No connection');
  expect(await next).toBe('done');
});
