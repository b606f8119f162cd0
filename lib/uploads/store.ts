import { open, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { env } from '@/lib/env';
import { fileSink } from '@/lib/ports/files/sink';
import { uploadDirectory } from '@/lib/ports/files/temporary';

/** An upload that nobody goes on with is given up after a day. */
const dayInMs = 24 * 60 * 60 * 1000;

/** Bytes that were announced and may still come, in all, and those of them that have not come. */
type Pending = { promised: number; missing: number };

/** Uploads on their way: of each what has come so far, and beside it what was said of it (size, name, owner). */
class UploadStore extends FileStore {
  /** As the library's own, but that a full disk is told from other faults, and memory is given back at once. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const handle = await open(join(this.directory, id), 'r+');
    try {
      await pipeline(content, fileSink(handle, offset));
      return (await handle.stat()).size;
    } catch (error) {
      const full = /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '');
      throw full ? { status_code: 507, body: 'The disk is full.' } : error;
    } finally {
      await handle.close();
    }
  }

  async pending(): Promise<Pending> {
    const all = { promised: 0, missing: 0 };
    const names = await readdir(/* turbopackIgnore: true */ this.directory).catch(() => []);
    for (const id of names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))) {
      const upload = await this.configstore.get(id);
      if (!upload?.size || Date.now() - Date.parse(upload.creation_date ?? '') > dayInMs) continue;
      const path = `${this.directory}/${id}`;
      // One that is being taken in lies elsewhere already, and has all come.
      const received = await stat(/* turbopackIgnore: true */ path).catch(() => null);
      all.promised += upload.size;
      all.missing += upload.size - (received?.size ?? upload.size);
    }
    return all;
  }
}

let store: UploadStore | undefined;

export function uploads(): UploadStore {
  const directory = join(resolve(env().DATA_DIR), uploadDirectory);
  store ??= new UploadStore({ directory, expirationPeriodInMilliseconds: dayInMs });
  return store;
}
