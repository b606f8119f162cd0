import type { PersonKey } from './people';

/** Time before now: whole days at a UTC time of day, or minutes. */
export type Past = { days: number; time?: string } | { minutes: number };

/**
 * HTML of the allow-list, with two marks: `@{person}` mentions, `!{picture|caption}` embeds a figure and
 * `#{file}` a file of the files group. Line breaks between tags are layout only.
 */
export type Body = string;

/** Who says what; plain text becomes a paragraph. */
export type DemoComment = [by: PersonKey, text: Body];

export type DemoPost = {
  title: string;
  by: [PersonKey, ...PersonKey[]];
  /** When it was published, or last saved for a draft. */
  at: Past;
  body: Body;
  category?: string;
  image?: string;
  contain?: boolean;
  excerpt?: string;
  featured?: boolean;
  draft?: boolean;
  /** Everybody of its group is to confirm it, that many days from now. */
  mustReadIn?: number;
  /** Published that many days from now instead of at `at`. */
  scheduledIn?: number;
  /** How far it was read and liked, 0 to 1. */
  warmth?: number;
  comments?: DemoComment[];
  /** Days over which the comments came. */
  talk?: number;
  children?: DemoPost[];
};

export type DemoEvent = DemoPost & {
  event: {
    /** Days from now (past: negative), with the venue's own clock times. */
    day: number;
    from: string;
    to: string;
    /** Whole days, without hours. */
    allDay?: true;
    /** Days it goes on after the first. */
    lasts?: number;
    venue: string;
  };
};
