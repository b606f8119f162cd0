import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mail } from '@/lib/ports/mail/mail';
import { messageOf } from '@/lib/ports/mail/message';
import type { Server } from '@/lib/ports/mail/smtp';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

const limits = { connectionTimeout: 2000, greetingTimeout: 2000, dnsTimeout: 2000, socketTimeout: 10_000 };

/**
 * Sends with the caller's commit between a mail's text and the line that ends it. A pool cannot do that: it reads ahead, and
 * repeats by itself what may have arrived.
 */
export async function sendOnce(server: Server, mail: Mail, from: string): Promise<void> {
  const { message, envelope } = await composer.sendMail(messageOf(mail, from));
  const connection = await connect(server);
  try {
    await new Promise<void>((settle, reject) => {
      connection.once('error', reject);
      connection.send(
        { from: envelope.from || '', to: envelope.to },
        Readable.from(upToTheEnd(message as Buffer, mail)),
        (error) => (error ? reject(error) : settle()),
      );
    });
    connection.quit();
  } catch (error) {
    // What is said in the middle of a mail would be taken for its text.
    connection.close();
    throw error;
  }
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
