import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';

/** A file below the archive's folder; `path` has slashes on every system. */
export async function writeText(root: string, path: string, text: string): Promise<void> {
  const file = join(root, ...path.split('/'));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}

export function writeJson(root: string, path: string, value: unknown): Promise<void> {
  return writeText(root, path, `${JSON.stringify(value, null, 2)}\n`);
}

/** A JSON array with a row a line, so that it can be written and read without holding all of it. */
export async function writeRows(root: string, path: string, rows: AsyncIterable<object>): Promise<number> {
  const out = createWriteStream(join(root, path), { flags: 'wx' });
  const done = finished(out);
  // Heard from the start: a disk that is full says so at any line.
  done.catch(() => undefined);
  let count = 0;
  for await (const row of rows) {
    const line = `${count++ === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`;
    if (!out.write(line)) await Promise.race([once(out, 'drain'), done]);
  }
  out.end(count === 0 ? '[]\n' : '\n]\n');
  await done;
  return count;
}
