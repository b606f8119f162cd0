/** A number from 0 up to 1 that the same words always give: the demo team is the same on every machine. */
export function chance(...words: (string | number)[]): number {
  let state = 0x811c9dc5;
  const text = words.join('\u0000');
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV-1a leaves the last characters in the low bits; the finish of MurmurHash3 spreads them.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}
