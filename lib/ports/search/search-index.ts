/** A folded word, in the forms it may be found in. */
export type Term = {
  word: string;
  stems: string[];
  prefix: boolean;
  /** All words that begin with it, where it is a prefix and they are few; else null. */
  begins: string[] | null;
  /** Of a word that no document has: what it may have been meant to be. Null where that has not been looked up. */
  candidates: string[] | null;
};

/** Terms that all have to be found; of a phrase in this order. */
export type TermGroup = { terms: Term[]; phrase: boolean };

export type Ask = {
  all: TermGroup[];
  none: TermGroup[];
  /** The same as one line of text. */
  text: string;
  page: number;
  perPage: number;
};

export type PostAsk = Ask & {
  /** The groups whose published posts may be found; nothing else may decide about a hit, a count or a page. */
  groups: number[];
  /** Only posts of these people; null: of anybody. */
  authors: number[] | null;
};

export type PersonAsk = Ask & {
  /** Part of an e-mail address; null where addresses are hidden. */
  email: string | null;
};

export type PersonRef = { kind: 'user' | 'contact'; id: number };

/** What a highlight marks: folded words, or their beginnings. */
export type Mark = { text: string; prefix: boolean };

export type Found<T> = { hits: T[]; total: number; marks: Mark[] };

/** An engine that finds. It answers references, best first; lib/search presents them and checks each again. */
export type SearchIndex = {
  posts: (ask: PostAsk) => Promise<Found<number>>;
  people: (ask: PersonAsk) => Promise<Found<PersonRef>>;
};
