import { splitBlocks } from '@/lib/posts/blocks';

export type Hunk<T> = { same: true; items: T[] } | { same: false; before: T[]; after: T[] };

/** Above this many comparisons the middle of two texts counts as replaced: a page must not hang on them. */
const mostCells = 4_000_000;

/** Where two sequences agree and where they do not, by their longest common subsequence. */
export function align<T>(before: readonly T[], after: readonly T[]): Hunk<T>[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail++;
  const middle = alignMiddle(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  const same = (items: T[]): Hunk<T>[] => (items.length > 0 ? [{ same: true, items }] : []);
  return [...same(before.slice(0, head)), ...middle, ...same(before.slice(before.length - tail))];
}

function alignMiddle<T>(before: T[], after: T[]): Hunk<T>[] {
  if (before.length === 0 && after.length === 0) return [];
  if (before.length * after.length > mostCells) return [{ same: false, before, after }];
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return walk(before, after, (i, j) => lengths[i * width + j] ?? 0);
}

function walk<T>(before: T[], after: T[], length: (i: number, j: number) => number): Hunk<T>[] {
  const hunks: Hunk<T>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const last = hunks.at(-1);
    if (i < before.length && j < after.length && before[i] === after[j]) {
      if (last?.same) last.items.push(before[i] as T);
      else hunks.push({ same: true, items: [before[i] as T] });
      i++;
      j++;
      continue;
    }
    const change = last && !last.same ? last : { same: false as const, before: [] as T[], after: [] as T[] };
    if (change !== last) hunks.push(change);
    if (j >= after.length || (i < before.length && length(i + 1, j) >= length(i, j + 1)))
      change.before.push(before[i++] as T);
    else change.after.push(after[j++] as T);
  }
  return hunks;
}

export type DiffPart = { kind: 'same' | 'removed' | 'added' | 'changed'; html: string };

/** Two documents as one that shows what changed: by block, and by word in blocks of text that resemble each other. */
export function diffDocuments(before: string, after: string): DiffPart[] {
  return align(splitBlocks(before), splitBlocks(after)).flatMap((hunk): DiffPart[] =>
    hunk.same ? hunk.items.map((html) => ({ kind: 'same', html })) : diffChanged(hunk.before, hunk.after),
  );
}

/** Blocks that stand in for each other are compared by word, in their order; the rest went or came whole. */
function diffChanged(before: string[], after: string[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let next = 0;
  for (const block of before) {
    const twin = after.findIndex((other, index) => index >= next && resemble(block, other));
    if (twin < 0) {
      parts.push({ kind: 'removed', html: block });
      continue;
    }
    for (const html of after.slice(next, twin)) parts.push({ kind: 'added', html });
    parts.push({ kind: 'changed', html: diffWords(block, after[twin] ?? '') });
    next = twin + 1;
  }
  for (const html of after.slice(next)) parts.push({ kind: 'added', html });
  return parts;
}

const textual = /^\s*<(p|h[1-6]|blockquote|ul|ol)[\s>]/i;

function resemble(a: string, b: string): boolean {
  const kind = textual.exec(a)?.[1];
  if (!kind || kind.toLowerCase() !== textual.exec(b)?.[1]?.toLowerCase()) return false;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const shared = align(left, right).reduce((sum, hunk) => sum + (hunk.same ? hunk.items.length : 0), 0);
  return shared * 2 >= Math.max(left.length, right.length) * 0.8;
}

function wordsOf(html: string): string[] {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

/** The later block with what went struck out where it stood: marks enclose text only, so the markup stays whole. */
export function diffWords(before: string, after: string): string {
  return align(tokensOf(before), tokensOf(after))
    .map((hunk) => {
      if (hunk.same) return hunk.items.join('');
      const removed = hunk.before.filter((token) => !token.startsWith('<')).join('');
      return mark('del', [removed]) + mark('ins', hunk.after);
    })
    .join('');
}

function mark(name: 'del' | 'ins', tokens: string[]): string {
  return tokens
    .join('')
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') || piece.trim() === '' ? piece : `<${name}>${piece}</${name}>`))
    .join('');
}

function tokensOf(html: string): string[] {
  return html.match(/<[^>]*>|\s+|[^\s<]+/g) ?? [];
}
