import type { Actor } from '@/lib/auth/actor';
import { mediaUrl } from '@/lib/media/url';
import type { UserJson, UserSummaryJson } from '@/lib/users/schema';

export type UserSummaryRow = {
  id: number;
  name: string;
  job_title: string | null;
  email: string | null;
  avatar_key: string | null;
};

export type UserRow = UserSummaryRow & {
  phone_office: string | null;
  phone_mobile: string | null;
  intro: string | null;
  work_experience: string | null;
  is_admin: boolean;
  deactivated?: boolean;
};

/** `forSettings`: on the settings screens admins see addresses even when the team hides them (contract §2). */
export function presentUserSummary(actor: Actor, row: UserSummaryRow, forSettings = false): UserSummaryJson {
  const showEmail = mayShowEmail(actor, row.id) || (forSettings && actor.isAdmin);
  return {
    id: row.id,
    name: row.name,
    initials: initialsOf(row.name),
    avatar: mediaUrl(row.avatar_key),
    job_title: row.job_title,
    ...(showEmail && row.email !== null && { email: row.email }),
  };
}

/** `hide_email` keeps addresses from everybody but their owner. */
export function mayShowEmail(actor: Actor, userId: number): boolean {
  return userId === actor.id || !actor.hideEmail;
}

export function presentUser(actor: Actor, row: UserRow, forSettings = false): UserJson {
  return {
    ...presentUserSummary(actor, row, forSettings),
    phone_office: row.phone_office,
    phone_mobile: row.phone_mobile,
    intro: row.intro,
    work_experience: row.work_experience,
    pivot: { admin: row.is_admin ? 1 : 0 },
    ...(forSettings && actor.isAdmin && { deactivated: row.deactivated ? 1 : 0 }),
  };
}

const letterOrNumber = /[\p{L}\p{N}]/u;
/** A Latin letter or a digit that the next sign leaves alone: looking for its end takes a hundred times as long as seeing that. */
const plainLetter = /^[\p{Script=Latin}\d](?=[\p{Script=Latin}\d]|$)/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** First letters of the first and the last word: "Åsa von Berg" answers "ÅB". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => letterOrNumber.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return picked.map((word) => firstLetter(word?.toUpperCase() ?? '')).join('') || '?';
}

/** Of a quoted or bracketed word the letter, not the mark before it. */
function firstLetter(word: string): string {
  const plain = plainLetter.exec(word)?.[0];
  if (plain) return plain;
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return letters.find((letter) => letterOrNumber.test(letter)) ?? '';
}
