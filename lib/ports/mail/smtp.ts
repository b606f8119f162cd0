import { createTransport } from 'nodemailer';
import type { MailSender } from '@/lib/ports/mail/mail';
import { messageOf } from '@/lib/ports/mail/message';
import { sendOnce } from '@/lib/ports/mail/smtp-once';

export type Server = {
  url?: string;
  host?: string;
  port?: number | undefined;
  secure?: boolean;
  auth?: { user: string; pass: string };
};

/** A few connections kept open. A server that hangs is given up on after two seconds without a greeting. */
export function smtpMail(server: Server, from: string): MailSender {
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 2000,
    greetingTimeout: 2000,
    dnsTimeout: 2000,
    socketTimeout: 10_000,
  });
  return {
    async send(mail) {
      if (mail.commit) return sendOnce(server, mail, from);
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport.close(),
  };
}
