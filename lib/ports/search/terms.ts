import type { Ask, Mark, Term, TermGroup } from '@/lib/ports/search/search-index';

/** Other words that may have been meant, by the folded word that was typed. */
export type Corrections = ReadonlyMap<string, Mark[]>;

const none: Corrections = new Map();

/** For `to_tsquery`: nothing but quoted words and operators, so no input can make it fail. */
export function tsqueryOf({ all, none: not }: Pick<Ask, 'all' | 'none'>, corrections = none): string {
  const wanted = all.map((group) => groupQuery(group, corrections));
  const unwanted = not.map((group) => `!(${groupQuery(group, none)})`);
  return [...wanted, ...unwanted].join(' & ');
}

function groupQuery({ terms, phrase }: TermGroup, corrections: Corrections): string {
  if (phrase) return terms.map(({ word }) => lexeme({ text: word, prefix: false })).join(' <-> ');
  const parts = terms.map((term) => `(${formsOf(term, corrections).map(lexeme).join(' | ')})`);
  return parts.join(' & ');
}

function formsOf(term: Term, corrections: Corrections): Mark[] {
  const words = (texts: string[]) => texts.map((text) => ({ text, prefix: false }));
  const own = term.begins ? words([term.word, ...term.begins]) : [{ text: term.word, prefix: term.prefix }];
  return minimal([...own, ...words(term.stems), ...(corrections.get(term.word) ?? [])]);
}

/** Without what another form finds, too: each costs PostgreSQL a reading of its own. */
function minimal(forms: Mark[]): Mark[] {
  const begin = new Set(forms.filter(({ prefix }) => prefix).map(({ text }) => text));
  const isCovered = ({ text, prefix }: Mark) =>
    [...begin].some((start) => text.startsWith(start) && (!prefix || start !== text));
  const kept = forms.filter((form) => !isCovered(form));
  return [...new Map(kept.map((form) => [`${form.text}${form.prefix}`, form])).values()];
}

function lexeme({ text, prefix }: Mark): string {
  return `'${text.replace(/['\\]/g, ' ')}'${prefix ? ':*' : ''}`;
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
