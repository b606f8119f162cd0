import { hash } from 'node:crypto';

/** A number from 0 up to 1 that the same words always give: the demo team is the same on every machine. */
export function chance(...words: (string | number)[]): number {
  return Number.parseInt(hash('sha256', words.join('\u0000'), 'hex').slice(0, 12), 16) / 2 ** 48;
}
