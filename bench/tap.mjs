import net from 'node:net';

/** @typedef {{ text: string, values: (string | Buffer | null)[] }} Statement as it went to PostgreSQL */

/**
 * Stands between a program and PostgreSQL and notes the statements that pass, with their values.
 *
 * @param {string} url of PostgreSQL
 * @returns {Promise<{ url: string, take: () => Statement[], stop: () => void }>} `take` gives what passed since it was asked
 */
export async function openTap(url) {
  const target = new URL(url);
  /** @type {Statement[]} */
  let passed = [];
  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port || 5432), target.hostname);
    const read = reader((statement) => passed.push(statement));
    client.on('data', read);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => [client, database].map((each) => each.destroy()));
    }
  });
  await new Promise((settle) => server.listen(0, '127.0.0.1', () => settle(undefined)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  const tapped = new URL(url);
  tapped.hostname = '127.0.0.1';
  tapped.port = String(port);
  return {
    url: tapped.href,
    take() {
      const taken = passed;
      passed = [];
      return taken;
    },
    stop: () => void server.close(),
  };
}

/**
 * Reads the messages of one connection, from the start on: https://www.postgresql.org/docs/current/protocol-message-formats.html
 *
 * @param {(statement: Statement) => void} note
 * @returns {(data: Buffer) => void}
 */
function reader(note) {
  /** @type {Map<string, string>} */
  const prepared = new Map();
  let rest = Buffer.alloc(0);
  // The first message has a length, but no letter.
  let letter = 0;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= letter + 4) {
      const end = letter + rest.readInt32BE(letter);
      if (rest.length < end) return;
      const body = rest.subarray(letter + 4, end);
      if (letter === 1 && rest[0] === 0x50) parse(body, prepared);
      if (letter === 1 && rest[0] === 0x42) note(bind(body, prepared));
      rest = rest.subarray(end);
      letter = 1;
    }
  };
}

/** @param {Buffer} body @param {Map<string, string>} prepared */
function parse(body, prepared) {
  const [name, text] = body.toString('utf8').split('\0', 2);
  prepared.set(name ?? '', text ?? '');
}

/** @param {Buffer} body @param {Map<string, string>} prepared @returns {Statement} */
function bind(body, prepared) {
  let at = body.indexOf(0) + 1;
  const nameEnd = body.indexOf(0, at);
  const text = prepared.get(body.toString('utf8', at, nameEnd)) ?? '';
  at = nameEnd + 1;
  const formats = Array.from({ length: body.readInt16BE(at) }, (_, index) =>
    body.readInt16BE(at + 2 + 2 * index),
  );
  at += 2 + 2 * formats.length;
  const count = body.readInt16BE(at);
  at += 2;
  /** @type {Statement['values']} */
  const values = [];
  for (let index = 0; index < count; index++) {
    const length = body.readInt32BE(at);
    at += 4;
    const isBinary = (formats.length === 1 ? formats[0] : formats[index]) === 1;
    const value = length < 0 ? null : body.subarray(at, at + length);
    values.push(value && !isBinary ? value.toString('utf8') : value && Buffer.from(value));
    at += Math.max(0, length);
  }
  return { text, values };
}
