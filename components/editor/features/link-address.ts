import { safeHref } from '@/lib/html/urls';

type Address = { href: string; problem?: undefined } | { href?: undefined; problem: string };

const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u;
const mail = /^[^\s@/:]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/** The address that somebody means by what they typed, or what is wrong with it. */
export function linkAddress(typed: string): Address {
  const text = typed.trim();
  if (text === '') return { problem: 'Type or paste an address.' };
  if (/\s/.test(text)) return { problem: 'An address has no spaces.' };
  if (text.length > 2000) return { problem: 'An address can have at most 2,000 characters.' };
  if (mail.test(text)) return { href: `mailto:${text}` };
  if (host.test(text)) return { href: `https://${text}` };
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme && !['http', 'https', 'mailto', 'tel'].includes(scheme))
    return { problem: `Links with “${scheme}:” are not allowed. Use https, http, mailto or tel.` };
  if (text.startsWith('//')) return { problem: 'Begin the address with https://.' };
  if (!scheme && !/^[/#]/.test(text))
    return { problem: 'This is not a whole address. Write it like https://example.com/page.' };
  const href = safeHref(text);
  return href ? { href } : { problem: 'This address is not valid. Check it for typing errors.' };
}

/** Whether a text on the clipboard is an address and nothing else. */
export function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(text.trim()) && safeHref(text) !== null;
}
