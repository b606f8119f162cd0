import type { Ask, Mark, Term, TermGroup } from '@/lib/ports/search/search-index';

/** Other words that may have been meant, by the folded word that was typed. */
export type Corrections = ReadonlyMap<string, Mark[]>;

const none: Corrections = new Map();

/**
 * For `to_tsquery`: nothing but quoted words and operators, so no input can make it fail. A query for each word or phrase,
 * all of which have to match: PostgreSQL's index intersects several queries faster than it answers one of many words.
 */
export function tsqueriesOf({ all, none: not }: Pick<Ask, 'all' | 'none'>, corrections = none): string[] {
  const unwanted = not.map((group) => `!(${groupQuery(group, none)})`);
  const wanted = all.map((group) => groupQuery(group, corrections));
  const [first, ...others] = wanted;
  const beginning = [...(first ? [first] : []), ...unwanted].join(' & ');
  return beginning ? [beginning, ...others] : [];
}

function groupQuery({ terms, phrase }: TermGroup, corrections: Corrections): string {
  if (phrase) return terms.map(({ word }) => lexeme({ text: word, prefix: false })).join(' <-> ');
  return terms.map((term) => `(${anyOf(formsOf(term, corrections))})`).join(' & ');
}

/** For `to_tsquery`: whether the text, the comments or the files of a document hold anything that would be marked. */
export function tsqueryOfMarks(marks: Mark[]): string {
  return anyOf(marks, 'CD');
}

/** Words that no document has are left out: each costs something in every document that is compared. */
function formsOf(term: Term, corrections: Corrections): Mark[] {
  const words = (texts: string[]) => texts.map((text) => ({ text, prefix: false }));
  const corrected = corrections.get(term.word) ?? [];
  if (term.candidates !== null && corrected.length > 0) return corrected;
  const known = term.begins && term.begins.length > 0 ? words(term.begins) : null;
  const own = known ?? [{ text: term.word, prefix: term.begins === null && term.prefix }];
  return minimal([...own, ...words(term.stems), ...corrected]);
}

/** Without what another form finds, too: each costs PostgreSQL a reading of its own. */
function minimal(forms: Mark[]): Mark[] {
  const begin = new Set(forms.filter(({ prefix }) => prefix).map(({ text }) => text));
  const isCovered = ({ text, prefix }: Mark) =>
    [...begin].some((start) => text.startsWith(start) && (!prefix || start !== text));
  const kept = forms.filter((form) => !isCovered(form));
  return [...new Map(kept.map((form) => [`${form.text}${form.prefix}`, form])).values()];
}

function anyOf(forms: Mark[], weights = ''): string {
  return forms.map((form) => lexeme(form, weights)).join(' | ');
}

/** `weights`: only where the word stands in one of these parts of a document. */
function lexeme({ text, prefix }: Mark, weights = ''): string {
  return `'${text.replace(/['\\]/g, ' ')}':${prefix ? '*' : ''}${weights}`;
}

/** What to mark in a text. A stem is the beginning of the words it stands for. */
export function marksOf({ all }: Pick<Ask, 'all'>, corrections = none): Mark[] {
  const marks = all.flatMap(({ terms, phrase }) =>
    terms.flatMap((term) => {
      if (phrase) return [{ text: term.word, prefix: false }];
      const stems = term.stems.filter((stem) => stem.length > 2).map((text) => ({ text, prefix: true }));
      return [{ text: term.word, prefix: term.prefix }, ...stems, ...(corrections.get(term.word) ?? [])];
    }),
  );
  return marks;
}
