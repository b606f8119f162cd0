import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { listThreads } from './lib/threads.mjs';

test('the programs of worker threads are there and have names of their own, as they lie in one folder of the image', () => {
  const threads = listThreads();
  expect(threads.length).toBeGreaterThan(2);
  expect(threads.filter((path) => !existsSync(path))).toEqual([]);
  expect(new Set(threads.map((path) => basename(path))).size).toBe(threads.length);
});
