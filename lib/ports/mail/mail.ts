import { resolve } from 'node:path';
import { env, siteUrl } from '@/lib/env';
import { folderMail } from '@/lib/ports/mail/folder';
import { smtpMail } from '@/lib/ports/mail/smtp';

export type Mail = {
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /**
   * Called when the server has everything but the last line, which makes the mail its own: a caller commits here that it
   * was sent, so that a process killed at any time sends it once. When this throws, the mail is not sent.
   */
  commit?: () => Promise<void>;
};

/** What takes mails. `send` throws when the mail was not taken; nothing is tried again here. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
  close(): void;
}

let sender: MailSender | undefined;

/** Sends by the SMTP server of the environment, or without one into a file below DATA_DIR/mail. */
export function sendMail(mail: Mail): Promise<void> {
  sender ??= openSender();
  return sender.send(mail);
}

/** Whether mails leave this machine, for who has to be told where theirs went. */
export function sendsBySmtp(): boolean {
  return Boolean(env().SMTP_URL || env().SMTP_HOST);
}

export function closeMail(): void {
  sender?.close();
  sender = undefined;
}

function openSender(): MailSender {
  const { SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_SECURE, SMTP_USER, SMTP_PASSWORD, DATA_DIR } = env();
  const from = env().MAIL_FROM ?? `Hearth <no-reply@${new URL(siteUrl()).hostname}>`;
  if (SMTP_URL) return smtpMail({ url: SMTP_URL }, from);
  if (!SMTP_HOST) return folderMail(resolve(DATA_DIR, 'mail'), from);
  return smtpMail(
    {
      host: SMTP_HOST,
      port: SMTP_PORT,
      secure: SMTP_SECURE === '1',
      ...(SMTP_USER !== undefined && { auth: { user: SMTP_USER, pass: SMTP_PASSWORD ?? '' } }),
    },
    from,
  );
}
