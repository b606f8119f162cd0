const maxWords = 12;

/**
 * The words of what somebody typed: letters and digits of any script, at most twelve. Letters that are modifiers of
 * spacing (ʼ and its kind) part words: folding would turn them into quotes.
 */
export function wordsOf(query: string): string[] {
  return (query.normalize('NFKC').match(/[[\p{L}\p{M}\p{N}]--[\u02b0-\u02ff]]+/gv) ?? []).slice(0, maxWords);
}

/**
 * All words, the last one as a prefix, because it may still be being typed; for `to_tsquery`. Holds nothing but words
 * in quotes, so no input can make it fail.
 */
export function tsqueryOf(words: string[]): string {
  return words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
}

// Private use characters: they cannot be typed by accident and survive escaping.
const open = '\uE000';
const close = '\uE001';

export const headlineOptions = `StartSel=${open}, StopSel=${close}, MaxWords=30, MinWords=15, MaxFragments=1`;
export const wholeFieldOptions = `StartSel=${open}, StopSel=${close}, HighlightAll=true`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A headline as HTML: everything escaped, then only our own marks. */
export function markUp(headline: string): string {
  return headline
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '')
    .replaceAll(open, '<mark>')
    .replaceAll(close, '</mark>');
}

export function withoutMarks(headline: string): string {
  return headline.replaceAll(open, '').replaceAll(close, '');
}
