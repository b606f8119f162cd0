import type { Mark } from '@/lib/ports/search/search-index';

const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const plain = /^[\0-\x7f]*$/;
const grams = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const word = /([\p{L}\p{M}\p{N}]+)/u;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML: everything escaped, and the words that were looked for in <mark>. */
export function markUp(text: string, marks: Mark[]): string {
  const pattern = patternFor(text, marks);
  if (pattern) return markWith(pattern, text);
  if (!mayMatch(text, marks)) return escaped(text);
  return text
    .split(word)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : markWord(part, marks)))
    .join('')
    .replaceAll('</mark><mark>', '');
}

/** About `length` characters around the first word that was looked for, cut between words. */
export function excerptAround(text: string, marks: Mark[], length = 240): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= length) return line;
  const at = firstMatch(line, marks);
  const start = at < length * 0.6 ? 0 : line.indexOf(' ', at - length / 3) + 1 || at;
  const rest = line.slice(start);
  if (rest.length <= length) return `${start > 0 ? '… ' : ''}${rest}`;
  const space = rest.lastIndexOf(' ', length);
  const end = space > length / 2 ? space : length;
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end).toWellFormed()} …`;
}

/** The same folding as the database's, as far as marking needs it. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœđðłþı]/g, (letter) => letters[letter] ?? letter);
}

/** By the marks of a search, which are looked for in all of its hits. */
const patterns = new WeakMap<Mark[], RegExp | null>();

/** For a text and words of plain letters, as most are: one pass of an expression instead of a look at each word. */
function patternFor(text: string, marks: Mark[]): RegExp | null {
  if (!plain.test(text)) return null;
  const known = patterns.get(marks);
  if (known !== undefined) return known;
  const isPlain = marks.length > 0 && marks.every((mark) => /^[a-z0-9]+$/.test(mark.text));
  const words = marks.map((mark) => `${mark.text}${mark.prefix ? '[a-z0-9]*' : '(?![a-z0-9])'}`);
  const pattern = isPlain ? new RegExp(`(?<![a-z0-9])(?:${words.join('|')})`, 'gi') : null;
  patterns.set(marks, pattern);
  return pattern;
}

function markWith(pattern: RegExp, text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    html += `${escaped(text.slice(end, index))}<mark>${found}</mark>`;
    end = index + found.length;
  }
  return html + escaped(text.slice(end));
}

function firstMatch(line: string, marks: Mark[]): number {
  const pattern = patternFor(line, marks);
  if (pattern) return Math.max(0, line.search(pattern));
  if (!mayMatch(line, marks)) return 0;
  let at = 0;
  for (const part of line.split(word)) {
    if (isMarked(fold(part), marks) || (grams.test(part) && marks.some(({ text }) => part.includes(text))))
      return at;
    at += part.length;
  }
  return 0;
}

/** Most texts hold nothing to mark; to look through all of one at once is many times faster than through its words. */
function mayMatch(text: string, marks: Mark[]): boolean {
  const folded = fold(text);
  return marks.some((mark) => folded.includes(mark.text) || text.includes(mark.text));
}

function markWord(part: string, marks: Mark[]): string {
  if (isMarked(fold(part), marks)) return `<mark>${escaped(part)}</mark>`;
  return grams.test(part) ? markGrams(part, marks) : escaped(part);
}

function isMarked(folded: string, marks: Mark[]): boolean {
  if (folded.trim() === '') return false;
  return marks.some(({ text, prefix }) => (prefix ? folded.startsWith(text) : folded === text));
}

/** In scripts without spaces the pairs that were looked for, wherever they stand. */
function markGrams(part: string, marks: Mark[]): string {
  const inside = [...part].map(() => false);
  const characters = [...part];
  for (const { text } of marks) {
    const length = [...text].length;
    for (let at = 0; at + length <= characters.length; at++) {
      if (characters.slice(at, at + length).join('') === text) inside.fill(true, at, at + length);
    }
  }
  return characters
    .map((character, index) => (inside[index] ? `<mark>${escaped(character)}</mark>` : escaped(character)))
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}
