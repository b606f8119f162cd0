import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { afterAll, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { sweepMedia } from '@/lib/media/sweep';
import { diskFiles } from '@/lib/ports/files/disk';
import { files } from '@/lib/ports/files/files';
import { keyOfVariant, newKey } from '@/lib/ports/files/key';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { filesBelow, useTestFiles } from '@/lib/testing/files';
import { addActor } from '@/lib/testing/fixtures';
import { assertUploadFits } from '@/lib/uploads/room';
import { uploads } from '@/lib/uploads/store';

useTestDatabase();
const { directory } = useTestFiles();

const points = [
  'before the first piece',
  'in the first piece',
  'between the pieces',
  'in the second piece',
  'when all has come',
  'before the file is taken in',
  'after the file is taken in',
  'after the row is written',
  'when it is finished',
  'after a smaller one is drawn',
];

/** Kills a process in which an upload stands at each of these points. */
async function killAmidUploads(actorId: number, signal: NodeJS.Signals) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'lib/http/tus-killed.fixture.ts', String(actorId), ...points],
    { env: { ...process.env, LOG_LEVEL: 'silent' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const reached = new Set<string>();
  for await (const point of createInterface({ input: child.stdout })) {
    reached.add(point);
    if (reached.size === points.length) child.kill(signal);
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect([child.signalCode, [...reached].sort()]).toEqual([signal, points.toSorted()]);
}

/** Rows and files by key; what was drawn of a file counts as it. */
async function stock() {
  const rows = await sql<{ key: string; size: number }[]>`select key, size from media`;
  const stored = new Set<string>();
  for await (const { key } of files().list()) stored.add(keyOfVariant(key));
  return { rows: [...rows], stored };
}

test.each<NodeJS.Signals>(['SIGKILL', 'SIGTERM'])(
  'a process killed by %s at ten points of an upload leaves no row without file, nor file without row after the sweep',
  async (signal) => {
    const { id } = await addActor();
    const before = (await stock()).rows.length;
    await killAmidUploads(id, signal);
    const { rows, stored } = await stock();
    // The last three have their rows; one more has its file.
    expect(rows.length - before).toBe(3);
    for (const { key, size } of rows) expect([key, await files().size(key)]).toEqual([key, size]);
    expect(stored.size - rows.length).toBe(1);

    await sweepMedia(-1000);
    const after = await stock();
    expect([...after.stored].sort()).toEqual(after.rows.map(({ key }) => key).sort());
    expect(after.rows).toHaveLength(rows.length);
    for (const left of ['tmp', 'uploads']) expect(await filesBelow(join(directory(), left))).toEqual([]);
  },
  60_000,
);

const small = mkdtempSync(join(tmpdir(), 'hearth-full-'));
const canMount = mount();
afterAll(() => {
  if (canMount) execFileSync('umount', ['-l', small]);
  rmSync(small, { recursive: true, force: true });
});

/** A disk of six megabytes; only root may make one. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'hearth-test', small], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.runIf(canMount)('on a full disk nothing half is left, and it goes on when there is room', async () => {
  const store = diskFiles(small);
  const key = newKey();
  const large = () => Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(256 * 1024, 1)));
  await expect(store.put(key, large())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await filesBelow(small)).toEqual([]);
  await store.put(key, Buffer.from('small'));
  expect(await store.size(key)).toBe(5);
});

test.runIf(canMount)(
  'an upload that meets a full disk is refused, and goes on when there is room',
  async () => {
    const own = env().DATA_DIR;
    env().DATA_DIR = small;
    // Long before, nothing new is begun.
    await expect(assertUploadFits(1)).rejects.toMatchObject({ code: 'no_space' });
    env().DATA_DIR = own;
    const upload = new Upload({ id: newKey(), size: 4_000_000, offset: 0 });
    const before = uploads().directory;
    uploads().directory = small;
    await uploads().create(upload);
    await writeFile(join(small, 'filling'), Buffer.alloc(4_500_000));
    const content = () => Readable.from([Buffer.alloc(2_000_000, 1), Buffer.alloc(2_000_000, 2)]);
    await expect(uploads().write(content(), upload.id, 0)).rejects.toMatchObject({ status_code: 507 });
    rmSync(join(small, 'filling'));
    expect(await uploads().write(content(), upload.id, 0)).toBe(4_000_000);
    uploads().directory = before;
  },
);
