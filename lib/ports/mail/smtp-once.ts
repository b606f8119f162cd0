import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { responseCodeOf } from '@/lib/ports/mail/failure';
import type { Mail, MailSender } from '@/lib/ports/mail/mail';
import { messageOf } from '@/lib/ports/mail/message';
import type { Server } from '@/lib/ports/mail/smtp';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

const limits = { connectionTimeout: 2000, greetingTimeout: 2000, dnsTimeout: 2000, socketTimeout: 10_000 };

/** A connection that nothing was sent by for so long is closed; the server would do that, too, but only later. */
const idleMs = 2000;

type Composed = { message: Buffer; envelope: { from: string | false; to: string[] } };

/**
 * Sends with the caller's commit between a mail's text and the line that ends it. A pool cannot do that: it reads ahead, and
 * repeats by itself what may have arrived. As with a pool, mails that follow one another take the same connection.
 */
export function smtpOnce(server: Server, from: string): MailSender {
  const idle = new Map<SMTPConnection, NodeJS.Timeout>();

  function take(): SMTPConnection | undefined {
    const [[connection, timer] = []] = idle;
    clearTimeout(timer);
    if (connection) idle.delete(connection);
    return connection;
  }

  function keep(connection: SMTPConnection): void {
    const leave = () => {
      idle.delete(connection);
      connection.quit();
    };
    idle.set(connection, setTimeout(leave, idleMs));
  }

  async function sendBy(connection: SMTPConnection, envelope: Composed['envelope'], text: Readable) {
    const failed = Promise.withResolvers<never>();
    connection.once('error', failed.reject);
    try {
      const sent = new Promise<void>((settle, reject) => {
        const known = { from: envelope.from || '', to: envelope.to };
        connection.send(known, text, (error) => (error ? reject(error) : settle()));
      });
      await Promise.race([sent, failed.promise]);
      keep(connection);
    } catch (error) {
      // What is said in the middle of a mail would be taken for its text.
      connection.close();
      throw error;
    } finally {
      connection.off('error', failed.reject);
    }
  }

  return {
    async send(mail) {
      const composed = (await composer.sendMail(messageOf(mail, from))) as Composed;
      const textOf = () => Readable.from(upToTheEnd(composed.message, mail));
      const kept = take();
      if (kept) {
        const text = textOf();
        try {
          return await sendBy(kept, composed.envelope, text);
        } catch (error) {
          // The server had enough of this connection, and nothing of this mail yet.
          if (text.readableDidRead || ![undefined, 421].includes(responseCodeOf(error))) throw error;
        }
      }
      await sendBy(await connect(server), composed.envelope, textOf());
    },
    close() {
      for (let connection = take(); connection; connection = take()) connection.close();
    },
  };
}

async function* upToTheEnd(message: Buffer, mail: Mail) {
  yield message;
  await mail.commit?.();
}

async function connect({ url, auth, ...given }: Server): Promise<SMTPConnection> {
  const options = { ...(url ? parseConnectionUrl(url) : { ...given, auth }), ...limits };
  const connection = new SMTPConnection(options);
  // Errors reach whoever waits; without a listener one that comes later would end the process.
  connection.on('error', () => undefined);
  await new Promise<void>((settle, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : settle()));
  });
  const login = options.auth;
  if (login) {
    await new Promise<void>((settle, reject) => {
      connection.login(login, (error) => (error ? reject(error) : settle()));
    });
  }
  return connection;
}
