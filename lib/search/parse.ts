import { groupTypes } from '@/lib/groups/types';

/** Words that have to be found: one, or several in a row. */
export type Clause = { words: string[]; phrase: boolean; prefix: boolean };

export type ParsedQuery = {
  clauses: Clause[];
  not: Clause[];
  /** Group slugs or names, people's names, group types, as they were typed. */
  in: string[];
  by: string[];
  types: number[];
};

const maxClauses = 12;
const maxWord = 60;
const minPrefix = 5;

const types: Record<string, number> = {
  news: groupTypes.chronological,
  article: groupTypes.chronological,
  page: groupTypes.knowledgeBase,
  guide: groupTypes.knowledgeBase,
  file: groupTypes.files,
  event: groupTypes.events,
  topic: groupTypes.forum,
  forum: groupTypes.forum,
};

const piece = /(-?)(?:(in|by|type):)?(?:"([^"]*)"?|(\S+))/giu;

/**
 * What somebody typed: words, "phrases", -words, in:group, by:person, type:file. Whatever else stands there is taken
 * for words, so no input is wrong. The last word may still be being typed; longer ones may begin a compound.
 */
export function parseQuery(query: string): ParsedQuery {
  const text = query
    .slice(0, 1000)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[“”„«»]/g, '"');
  const parsed: ParsedQuery = { clauses: [], not: [], in: [], by: [], types: [] };
  for (const [, minus, key, quoted, word] of text.matchAll(piece)) {
    addPiece(parsed, {
      negative: minus === '-',
      key: key?.toLowerCase(),
      quoted,
      value: quoted ?? word ?? '',
    });
  }
  const last = parsed.clauses.at(-1);
  if (last && !last.phrase && !/["\s]$/.test(text)) last.prefix = true;
  parsed.clauses = parsed.clauses.slice(0, maxClauses);
  parsed.not = parsed.not.slice(0, maxClauses);
  return parsed;
}

type Piece = { negative: boolean; key: string | undefined; quoted: string | undefined; value: string };

function addPiece(parsed: ParsedQuery, { negative, key, quoted, value }: Piece): void {
  const name = value.toLowerCase();
  const type = types[name] ?? types[name.replace(/s$/, '')];
  const words = wordsOf(value);
  if (words.length === 0) return;
  if (key === 'type' && type !== undefined && !negative) parsed.types.push(type);
  else if (key === 'in' && !negative) parsed.in.push(value);
  else if (key === 'by' && !negative) parsed.by.push(value);
  else if (negative) parsed.not.push({ words, phrase: true, prefix: false });
  else if (quoted !== undefined)
    parsed.clauses.push({ words: words.slice(0, maxClauses), phrase: true, prefix: false });
  else {
    const single = words.map((word) => ({ words: [word], phrase: false, prefix: word.length >= minPrefix }));
    parsed.clauses.push(...single);
  }
}

/**
 * Letters and digits of any script. Letters that are modifiers of spacing (ʼ and its kind) part words: folding would
 * turn them into quotes.
 */
export function wordsOf(text: string): string[] {
  const words = text.match(/[[\p{L}\p{M}\p{N}]--[\u02b0-\u02ff]]+/gv) ?? [];
  return words.map((word) => [...word].slice(0, maxWord).join(''));
}
