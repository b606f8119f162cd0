import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Smtp = {
  url: string;
  /** What came, to whom. */
  got: { to: string[]; mail: Email }[];
  /** Said to every recipient while it is set. */
  refusal: string | null;
  close: () => Promise<void>;
};

/** A real SMTP server on a port of its own. */
export async function startSmtp(): Promise<Smtp> {
  const got: Smtp['got'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(smtp.refusal ? new Error(smtp.refusal) : undefined),
    // Asking who 127.0.0.1 is takes longer than a mail.
    disableReverseLookup: true,
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const message = await buffer(stream).catch(() => null);
      if (message) got.push({ to, mail: await PostalMime.parse(message) });
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const smtp: Smtp = {
    refusal: null,
    url: `smtp://127.0.0.1:${port}`,
    got,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return smtp;
}
