import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { z } from 'zod';

/** A JSON file of an export; throws one line that names the file and what is wrong in it. */
export async function readRecord<T>(root: string, path: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(join(root, path), 'utf8').catch(() => {
    throw new Error(`${path} is missing. Name the folder that \`npm run export\` wrote.`);
  });
  return parse(text, path, schema);
}

/** The rows of an array with a row a line. */
export async function* readRows<T>(root: string, path: string, schema: z.ZodType<T>): AsyncGenerator<T> {
  const lines = createInterface({ input: createReadStream(join(root, path), 'utf8') });
  let isWhole = false;
  for await (const line of lines) {
    isWhole = line === ']' || line === '[]';
    const row = line.replace(/,$/, '');
    if (row.startsWith('{')) yield parse(row, path, schema);
  }
  if (!isWhole) throw new Error(`${path} is cut off.`);
}

/** The JSON files below a folder, in the order of their names, with slashes on every system. */
export async function jsonBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

const batch = 200;

export async function* inBatches<T>(rows: AsyncIterable<T>): AsyncGenerator<T[]> {
  let waiting: T[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < batch) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}

function parse<T>(text: string, path: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON.`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${path}: ${issue?.path.join('.')} ${issue?.message}`);
}
