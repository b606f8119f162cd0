import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileContent, FileStore } from '@/lib/ports/files/files';
import { isKey } from '@/lib/ports/files/key';
import { temporaryPath } from '@/lib/ports/files/temporary';

const chunk = 256 * 1024;

/** Files under `<dataDir>/files/ab/cd/<key>`; a file with its final name is whole and on the disk. */
export function diskFiles(dataDir: string): FileStore {
  const root = `${dataDir}/files`;
  const pathOf = (key: string) => `${root}/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;

  async function take(key: string, path: string) {
    if (!isKey(key)) throw new Error('This is not the key of a file.');
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    await sync(path);
    await rename(path, target);
    await sync(dirname(target));
  }

  return {
    take,

    async put(key, content) {
      const path = await temporaryPath(dataDir);
      try {
        await write(path, content);
        await take(key, path);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    async open(key, range) {
      const handle = isKey(key)
        ? await open(/* turbopackIgnore: true */ pathOf(key)).catch(absentIsNull)
        : null;
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        return { stream: handle.createReadStream({ ...range, highWaterMark: chunk }), size };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async size(key) {
      const found = isKey(key) ? await statOf(pathOf(key)) : null;
      return found?.size ?? null;
    },

    async remove(key) {
      if (isKey(key)) await rm(pathOf(key), { force: true });
    },

    async *list() {
      for (const outer of await namesIn(root)) {
        for (const inner of await namesIn(`${root}/${outer}`)) {
          for (const key of await namesIn(`${root}/${outer}/${inner}`)) {
            const found = await statOf(`${root}/${outer}/${inner}/${key}`);
            if (found && isKey(key)) yield { key, modified: found.mtime };
          }
        }
      }
    },

    check: () => access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK),
  };
}

async function write(path: string, content: FileContent) {
  const handle = await open(/* turbopackIgnore: true */ path, 'wx');
  try {
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
}

/** Without this a power cut could leave the name but not the bytes, or the row but not the name. */
async function sync(path: string) {
  const handle = await open(/* turbopackIgnore: true */ path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absentIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function statOf(path: string) {
  return stat(/* turbopackIgnore: true */ path).catch(absentIsNull);
}

async function namesIn(directory: string): Promise<string[]> {
  return readdir(/* turbopackIgnore: true */ directory).catch(() => []);
}
