import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { env } from '@/lib/env';
import { beginUpload, continueUpload } from '@/lib/http/tus';
import { addMedia, uploadMedia } from '@/lib/media/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { incoming, useTestFiles } from '@/lib/testing/files';
import { addActor } from '@/lib/testing/fixtures';
import { finishUpload } from '@/lib/uploads/write';

useTestDatabase();
const { directory } = useTestFiles();
const megabyte = 1_000_000;
let actor: Actor;

beforeEach(async () => {
  actor = await addActor();
  env().STORAGE_QUOTA_GB = 0.01;
});
afterEach(() => {
  env().STORAGE_QUOTA_GB = 0;
});

const ask = (path: string, init: RequestInit) =>
  new Request(`http://hearth.test${path}`, {
    ...init,
    headers: { 'Tus-Resumable': '1.0.0', ...init.headers },
  });

async function begin(size: number): Promise<string> {
  const headers = { 'Upload-Length': String(size) };
  const answer = await beginUpload(actor, ask('/api/uploads', { method: 'POST', headers }));
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

const cancel = (id: string) =>
  continueUpload(actor, id, ask(`/api/uploads/${id}`, { method: 'DELETE' })).then(() => undefined);

test('of uploads that begin at once only so many are let in as fit together', async () => {
  const begun = await Promise.allSettled(Array.from({ length: 8 }, () => begin(3 * megabyte)));
  const refused = begun.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'no_space' } });
  for (const one of begun) if (one.status === 'fulfilled') await cancel(one.value);
});

test('what is on its way counts for files sent at once, too, and what is cancelled no longer', async () => {
  const id = await begin(9.5 * megabyte);
  const send = async () => uploadMedia(actor, { file: [await incoming('a.txt', 'x'.repeat(megabyte))] });
  await expect(send()).rejects.toMatchObject({ code: 'no_space' });
  await cancel(id);
  expect(await send()).toMatchObject({ size: megabyte });
  await sql`delete from media`;
});

test.each([false, true])(
  'what an SVG is drawn as counts as it is kept, promised before: %s',
  async (promised) => {
    env().STORAGE_QUOTA_GB = 0.000_001;
    const file = () => incoming('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><circle r="40"/></svg>');
    await expect(addMedia(actor, [await file()], { promised })).rejects.toMatchObject({ code: 'no_space' });
    env().STORAGE_QUOTA_GB = 0.01;
    expect(await addMedia(actor, [await file()], { promised })).toMatchObject([{ type: 'image/png' }]);
    await sql`delete from media`;
  },
);

test('one that nobody went on with for a day frees its room before it is swept', async () => {
  const id = await begin(9 * megabyte);
  await expect(begin(2 * megabyte)).rejects.toMatchObject({ code: 'no_space' });
  const path = join(directory(), 'uploads', `${id}.json`);
  const said = JSON.parse(await readFile(path, 'utf8'));
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  await writeFile(path, JSON.stringify({ ...said, creation_date: before }));
  await cancel(await begin(2 * megabyte));
});

test('a file that has come is taken in although its own promise fills the quota', async () => {
  const content = 'x'.repeat(1000);
  env().STORAGE_QUOTA_GB = 1e-6;
  const headers = { 'Upload-Length': '1000', 'Content-Type': 'application/offset+octet-stream' };
  const request = ask('/api/uploads', { method: 'POST', headers, body: content });
  const begun = await beginUpload(actor, request);
  expect(begun.headers.get('upload-offset')).toBe('1000');
  const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
  expect(await finishUpload(actor, id, {})).toMatchObject({ size: 1000 });
  await expect(begin(1)).rejects.toMatchObject({ code: 'no_space' });
});

test('files sent at once are stored only so far as they fit together', async () => {
  env().STORAGE_QUOTA_GB = 0;
  const before = await sql<[{ used: number }]>`select coalesce(sum(size), 0)::int8 as used from media`;
  env().STORAGE_QUOTA_GB = (before[0].used + 2500) / 1e9;
  const send = async () => uploadMedia(actor, { file: [await incoming('a.txt', 'x'.repeat(1000))] });
  const sent = await Promise.allSettled(Array.from({ length: 6 }, send));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('who begins without end is asked to wait, and others are not', async () => {
  env().STORAGE_QUOTA_GB = 0;
  await cancel(await begin(1));
  await sql`update uses set points = ${env().UPLOAD_LIMIT} where key = ${`upload:${actor.id}`}`;
  await expect(begin(1)).rejects.toMatchObject({
    code: 'too_many',
    extra: { retryAfter: expect.any(Number) },
  });
  actor = await addActor();
  await cancel(await begin(1));
});
