import type { Mail } from '@/lib/ports/mail/mail';

/** A mail as nodemailer takes it. Nothing in it may name a file or an address to be fetched. */
export function messageOf({ to, subject, html, text, headers = {} }: Mail, from: string) {
  return {
    from,
    // As an object, so that a comma or an angle bracket cannot name a second recipient.
    to: { name: '', address: to },
    subject: oneLine(subject),
    html,
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
