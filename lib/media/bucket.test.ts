import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { writeBackup } from '@/lib/backup/backup';
import { verifyBackup } from '@/lib/backup/restore';
import { readHealth } from '@/lib/health';
import { openMedia, smallerMedia } from '@/lib/media/read';
import { replaceMedia } from '@/lib/media/replace';
import { sweepMedia } from '@/lib/media/sweep';
import { addMedia } from '@/lib/media/write';
import { files } from '@/lib/ports/files/files';
import { newKey } from '@/lib/ports/files/key';
import { sharp } from '@/lib/sharp';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { filesBelow, incoming, useTestFiles } from '@/lib/testing/files';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';
import { useTestBucket } from '@/lib/testing/s3';

useTestDatabase();
useTestBucket();
const { directory } = useTestFiles();

const picture = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

async function keysInBucket() {
  const keys: string[] = [];
  for await (const { key } of files().list()) keys.push(key);
  return keys;
}

test('a file lives its whole life in the bucket: kept, drawn, replaced, backed up, swept', async () => {
  const actor = await addActor();
  const [postId = 0] = await addPosts((await addGroup()).id, 1, { authorId: actor.id });
  const [row] = await addMedia(actor, [await incoming('a.png', await picture(1000))]);
  if (!row) throw new Error('Nothing was added.');
  await sql`update posts set media_id = ${row.id} where id = ${postId}`;
  const small = await smallerMedia(row, 240, 'image/webp');
  const drawn = await openMedia(small);
  expect((await sharp(await buffer(drawn?.stream ?? Readable.from([]))).metadata()).width).toBe(240);
  expect(await keysInBucket()).toHaveLength(2);
  expect(await filesBelow(directory())).toEqual([]);

  const next = await picture(1200);
  await replaceMedia(actor, { ...row, postId }, await incoming('b.png', next));
  expect(await keysInBucket()).toEqual([row.key]);
  expect(Buffer.compare(await buffer((await openMedia(row))?.stream ?? Readable.from([])), next)).toBe(0);
  expect((await readHealth()).storage).toBe('ok');

  const archives = await mkdtemp(join(tmpdir(), 'hearth-backup-'));
  const archive = join(archives, 'all.tar.gz');
  expect(await writeBackup(archive)).toMatchObject({ files: 1, missing: [] });
  expect(await verifyBackup(archive)).toMatchObject({ files: 1 });
  await rm(archives, { recursive: true });

  await files().put(newKey(), Buffer.from('of no row'));
  await sweepMedia(-60_000);
  expect(await keysInBucket()).toEqual([row.key]);
});
