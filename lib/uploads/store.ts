import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { env } from '@/lib/env';
import { uploadDirectory } from '@/lib/ports/files/temporary';

/** An upload that nobody goes on with is given up after a day. */
const dayInMs = 24 * 60 * 60 * 1000;

/** Uploads on their way: of each what has come so far, and beside it what was said of it (size, name, owner). */
class UploadStore extends FileStore {
  /** As the library's own, but that a full disk is told from other faults. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    try {
      await pipeline(content, file);
    } catch (error) {
      const full = /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '');
      throw full ? { status_code: 507, body: 'The disk is full.' } : error;
    }
    return offset + file.bytesWritten;
  }
}

let store: UploadStore | undefined;

export function uploads(): UploadStore {
  const directory = join(resolve(env().DATA_DIR), uploadDirectory);
  store ??= new UploadStore({ directory, expirationPeriodInMilliseconds: dayInMs });
  return store;
}
