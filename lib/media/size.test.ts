import { expect, test } from 'vitest';
import { fileSize } from './size';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [92_400, '92 KB'],
  [8_432_000, '8.4 MB'],
  [9_960_000, '10 MB'],
  [999_700_000, '1 GB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
