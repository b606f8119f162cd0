export type Range = { start: number; end: number };

/**
 * The one range that a `Range` header asks for, both ends included. Null means the whole file: no header, several
 * ranges, or none that can be read, which RFC 9110 lets a server ignore.
 */
export function readRange(header: string | null, size: number): Range | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
