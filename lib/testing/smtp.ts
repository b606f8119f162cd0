import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Smtp = {
  url: string;
  /** What came, to whom. */
  got: { to: string[]; mail: Email }[];
  /** Said to every recipient while it is set. */
  refusal: string | null;
  /** Keeps every sender waiting before their mail's text, and answers when all of them are. */
  pause: () => Promise<void>;
  resume: () => void;
  close: () => Promise<void>;
};

/** A real SMTP server on a port of its own. */
export async function startSmtp(): Promise<Smtp> {
  const got: Smtp['got'] = [];
  let paused = false;
  let last = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      last = Date.now();
      // Who waits here is killed, and asks again as somebody else.
      if (!paused) done(smtp.refusal ? new Error(smtp.refusal) : undefined);
    },
    // Asking who 127.0.0.1 is takes longer than a mail.
    disableReverseLookup: true,
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const message = await buffer(stream).catch(() => null);
      last = Date.now();
      if (message) got.push({ to, mail: await PostalMime.parse(message) });
      done();
    },
  });
  // Senders that are killed break off.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const smtp: Smtp = {
    refusal: null,
    async pause() {
      paused = true;
      last = Date.now();
      while (Date.now() - last < 300) await sleep(20);
    },
    resume() {
      paused = false;
    },
    url: `smtp://127.0.0.1:${port}`,
    got,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return smtp;
}
