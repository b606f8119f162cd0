import { createHash, randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { env } from '@/lib/env';
import { beginUpload, continueUpload } from '@/lib/http/tus';
import { getMediaFile, openMedia } from '@/lib/media/read';
import { sweepMedia } from '@/lib/media/sweep';
import { mediaKeyOf } from '@/lib/media/url';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { filesBelow, useTestFiles } from '@/lib/testing/files';
import { addActor } from '@/lib/testing/fixtures';
import { finishUpload } from '@/lib/uploads/write';

useTestDatabase();
const { directory } = useTestFiles();
const waiting = () => filesBelow(join(directory(), 'uploads'));

const tus = { 'Tus-Resumable': '1.0.0' };
const ask = (path: string, init: RequestInit) =>
  new Request(`http://hearth.test${path}`, { ...init, headers: { ...tus, ...init.headers } });

async function begin(actor: Actor, size: number, name = 'a.txt') {
  const filename = Buffer.from(name).toString('base64');
  const headers = { 'Upload-Length': String(size), 'Upload-Metadata': `filename ${filename},owner MQ==` };
  const answer = await beginUpload(actor, ask('/api/uploads', { method: 'POST', headers }));
  expect(answer.status).toBe(201);
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

function send(actor: Actor, id: string, offset: number, body: BodyInit) {
  const headers = {
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  };
  const init = { method: 'PATCH', headers, body, duplex: 'half' };
  return continueUpload(actor, id, ask(`/api/uploads/${id}`, init as RequestInit));
}

async function offsetOf(actor: Actor, id: string) {
  const answer = await continueUpload(actor, id, ask(`/api/uploads/${id}`, { method: 'HEAD' }));
  return Number(answer.headers.get('upload-offset'));
}

/** A body that gives so much and then breaks. */
function breakingAfter(content: Uint8Array): ReadableStream {
  let given = false;
  return new ReadableStream({
    async pull(controller) {
      if (!given) {
        controller.enqueue(content);
        given = true;
        return;
      }
      await new Promise((later) => setTimeout(later, 100));
      controller.error(new Error('The connection was cut.'));
    },
  });
}

test('what breaks off again and again comes whole, to the byte, with what was announced', async () => {
  const actor = await addActor();
  const content = randomBytes(3_000_000);
  const id = await begin(actor, content.length, 'größe "x".bin');
  await send(actor, id, 0, content.subarray(0, 400_000));
  for (let tries = 0; tries < 2; tries++) {
    const at = await offsetOf(actor, id);
    const body = breakingAfter(content.subarray(at, at + 500_000));
    await expect(send(actor, id, at, body)).rejects.toThrow();
  }
  const at = await offsetOf(actor, id);
  expect(at).toBe(1_400_000);
  await expect(finishUpload(actor, id, {})).rejects.toMatchObject({ code: 'conflict' });
  await send(actor, id, at, content.subarray(at));
  const media = await finishUpload(actor, id, {});
  expect(media).toMatchObject({ name: 'größe x .bin', size: content.length });
  const row = await getMediaFile(actor, mediaKeyOf(media.url) ?? '');
  const found = await openMedia(row);
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  expect(found && hash(await buffer(found.stream))).toBe(hash(content));
  expect(await waiting()).toEqual([]);
});

test('only the owner sees it, whatever the client says', async () => {
  const [owner, admin] = [await addActor(), await addActor({ admin: true })];
  const id = await begin(owner, 3);
  for (const call of [() => offsetOf(admin, id), () => send(admin, id, 0, 'abc')])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  await expect(finishUpload(admin, id, {})).rejects.toMatchObject({ code: 'not_found' });
  expect(await offsetOf(owner, id)).toBe(0);
});

test('it is refused before a byte is sent when it is too large, or over the quota', async () => {
  const actor = await addActor();
  await expect(begin(actor, 100_000_001)).rejects.toMatchObject({ code: 'too_large' });
  env().STORAGE_QUOTA_GB = 0.01;
  await expect(begin(actor, 20_000_000)).rejects.toMatchObject({ code: 'no_space' });
  env().STORAGE_QUOTA_GB = 0;
  expect(await waiting()).toHaveLength(2);
});

test('more than announced, another place, or another kind of body is refused and changes nothing', async () => {
  const actor = await addActor();
  const id = await begin(actor, 5);
  await expect(send(actor, id, 3, 'ab')).rejects.toMatchObject({ code: 'conflict' });
  await expect(send(actor, id, 0, 'abcdef')).rejects.toMatchObject({ code: 'too_large' });
  const plain = ask(`/api/uploads/${id}`, { method: 'PATCH', headers: { 'Upload-Offset': '0' }, body: 'a' });
  await expect(continueUpload(actor, id, plain)).rejects.toMatchObject({ code: 'bad_request' });
});

test('of two who finish at once one does', async () => {
  const actor = await addActor();
  const id = await begin(actor, 3);
  await send(actor, id, 0, 'abc');
  const ends = await Promise.allSettled([finishUpload(actor, id, {}), finishUpload(actor, id, {})]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [row] = await sql`select count(*)::int as count from media where uploader_id = ${actor.id}`;
  expect(row?.count).toBe(1);
});

test('what is cancelled is gone at once, what is left alone after a day', async () => {
  const actor = await addActor();
  const id = await begin(actor, 3);
  await continueUpload(actor, id, ask(`/api/uploads/${id}`, { method: 'DELETE' }));
  await expect(offsetOf(actor, id)).rejects.toMatchObject({ code: 'not_found' });
  const left = await begin(actor, 3);
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of [left, `${left}.json`]) await utimes(join(directory(), 'uploads', name), old, old);
  await sweepMedia();
  expect((await waiting()).filter((name) => name.startsWith(left))).toEqual([]);
});
