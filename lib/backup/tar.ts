import { createHash } from 'node:crypto';

const block = 512;

/** The head of an entry of a tar archive (ustar), which every unpacker reads. */
export function tarHeader(name: string, size: number, modified: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive.`);
  const header = Buffer.alloc(block);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o640, 8), 100);
  header.write(octal(0, 8) + octal(0, 8), 108);
  header.write(octal(size, 12) + octal(Math.floor(modified.getTime() / 1000), 12), 124);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  header.write(octal(sumOf(header), 7), 148);
  return header;
}

/** What fills an entry up to whole blocks. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block);
}

export const tarEnd = Buffer.alloc(2 * block);

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

export type TarEntry = { name: string; size: number; content: AsyncGenerator<Buffer>; hash: () => string };

/** Reads entry after entry; what of an entry was not read is skipped. Throws when the archive ends too early. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const input = new Input(source);
  for (;;) {
    const header = await input.take(block);
    if (header.every((byte) => byte === 0)) return;
    const name = textOf(header, 0, 100);
    const size = Number.parseInt(textOf(header, 124, 12), 8);
    if (!isWhole(header) || !Number.isSafeInteger(size)) {
      throw new Error('This is no backup of Hearth, or it is damaged.');
    }
    const hash = createHash('sha256');
    const content = readContent(input, size, hash);
    yield { name, size, content, hash: () => hash.copy().digest('hex') };
    for await (const _ of content);
    await input.take(tarPadding(size).length);
  }
}

function isWhole(header: Buffer): boolean {
  const blank = Buffer.from(header).fill(' ', 148, 156);
  return textOf(header, 257, 5) === 'ustar' && Number.parseInt(textOf(header, 148, 8), 8) === sumOf(blank);
}

async function* readContent(
  input: Input,
  size: number,
  hash: { update: (data: Buffer) => unknown },
): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; ) {
    const part = await input.some(left);
    left -= part.length;
    hash.update(part);
    yield part;
  }
}

const textOf = (header: Buffer, start: number, length: number) =>
  header
    .subarray(start, start + length)
    .toString()
    .replace(/\0.*$/s, '')
    .trim();

/** A stream read by the number of bytes wanted. */
class Input {
  private readonly source: AsyncIterator<Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** At least one byte and at most so many. */
  async some(most: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const { done, value } = await this.source.next();
      if (done) throw new Error('The backup is cut off.');
      this.rest = Buffer.from(value);
    }
    const part = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(part.length);
    return part;
  }

  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0; ) {
      const part = await this.some(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }
}
