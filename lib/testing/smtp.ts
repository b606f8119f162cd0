import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { closeMail } from '@/lib/ports/mail/mail';

type Smtp = {
  url: string;
  /** What came, to whom. */
  got: { to: string[]; mail: Email }[];
  /** Said to every recipient while it is set. */
  refusal: string | null;
  /** Keeps every sender waiting before their mail's text, and answers when all of them are. */
  pause: () => Promise<void>;
  resume: () => void;
  /** How often somebody connected. */
  connections: number;
  /** Ends every connection, as a server does that restarts. */
  hangUp: () => Promise<void>;
};

/** Gives the tests of a file a real SMTP server on a port of its own, to which mails then go. */
export function useTestSmtp(): Smtp {
  let paused = false;
  let last = 0;
  const smtp: Smtp = {
    url: '',
    got: [],
    refusal: null,
    async pause() {
      paused = true;
      last = Date.now();
      while (Date.now() - last < 300) await sleep(20);
    },
    resume() {
      paused = false;
    },
    connections: 0,
    async hangUp() {
      const open = [...server.connections] as { close: () => void }[];
      for (const connection of open) connection.close();
      while (server.connections.size > 0) await sleep(10);
    },
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Asking who 127.0.0.1 is takes longer than a mail.
    disableReverseLookup: true,
    onConnect(_session, done) {
      smtp.connections++;
      done();
    },
    onRcptTo(_address, _session, done) {
      last = Date.now();
      // Who waits here is killed, and asks again as somebody else.
      if (!paused) done(smtp.refusal ? new Error(smtp.refusal) : undefined);
    },
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const message = await buffer(stream).catch(() => null);
      last = Date.now();
      if (message) smtp.got.push({ to, mail: await PostalMime.parse(message) });
      done();
    },
  });
  // Senders that are killed break off.
  server.on('error', () => undefined);
  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    smtp.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    process.env.SMTP_URL = smtp.url;
  });
  afterAll(async () => {
    closeMail();
    await new Promise<void>((done) => server.close(() => done()));
  });
  return smtp;
}
