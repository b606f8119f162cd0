import { createTransport } from 'nodemailer';
import type { MailSender } from '@/lib/ports/mail/mail';
import { messageOf } from '@/lib/ports/mail/message';
import { smtpOnce } from '@/lib/ports/mail/smtp-once';

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
  const once = smtpOnce(server, from);
  return {
    async send(mail) {
      if (mail.commit) return once.send(mail);
      await transport.sendMail(messageOf(mail, from));
    },
    close() {
      once.close();
      transport.close();
    },
  };
}
