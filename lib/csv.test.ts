import { expect, test } from 'vitest';
import { csvOf } from '@/lib/csv';

test.each([
  ['=1+1', "'=1+1\r\n"],
  ['+46 8', "'+46 8\r\n"],
  ['-1', "'-1\r\n"],
  ['@SUM(A1)', "'@SUM(A1)\r\n"],
  ['\t=1', "'\t=1\r\n"],
  ['a "b", c', '"a ""b"", c"\r\n'],
  [null, '\r\n'],
])('%j becomes harmless', (value, line) => expect(csvOf([[value]])).toBe(line));
