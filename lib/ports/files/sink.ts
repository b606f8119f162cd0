import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';

/**
 * Writes what comes into a file, from `start` on. Takes the pieces over: the memory of each is given back as soon as it
 * is written, since the collector sees how small a buffer's object is, not how much hangs on it, and lets dozens of
 * megabytes gather before it looks.
 */
export function fileSink(handle: FileHandle, start = 0): Writable {
  let at = start;
  return new Writable({
    async write(piece: Buffer, _encoding, done) {
      try {
        for (let from = 0; from < piece.byteLength; ) {
          const { bytesWritten } = await handle.write(piece, from, piece.byteLength - from, at);
          from += bytesWritten;
          at += bytesWritten;
        }
        giveBack(piece);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** Only where nothing else can lie in the same memory. */
function giveBack({ buffer, byteLength }: Buffer) {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
