import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { Actor } from '@/lib/auth/actor';
import { beginUpload, continueUpload } from '@/lib/http/tus';
import { getMediaFile, smallerMedia } from '@/lib/media/read';
import { mediaKeyOf } from '@/lib/media/url';
import { files } from '@/lib/ports/files/files';
import { sharp } from '@/lib/sharp';
import { uploads } from '@/lib/uploads/store';
import { finishUpload } from '@/lib/uploads/write';

/**
 * A process in which as many uploads run as points are named, each up to its own point, where it stands still. It says
 * each point that was reached, and waits to be killed.
 */
const [actorId, ...points] = process.argv.slice(2);
const actor = { id: Number(actorId), isAdmin: false } as Actor;
const pointOfThis = new AsyncLocalStorage<string>();
setInterval(() => undefined, 1000);

async function pass(point: string): Promise<void> {
  if (pointOfThis.getStore() !== point) return;
  process.stdout.write(`${point}\n`);
  await new Promise(() => undefined);
}

const store = files();
const { take, put } = store;
store.take = async (key, path) => {
  await pass('before the file is taken in');
  await take(key, path);
  await pass('after the file is taken in');
};
store.put = async (key, content) => {
  await put(key, content);
  await pass('after a smaller one is drawn');
};
const { configstore } = uploads();
const forget = configstore.delete.bind(configstore);
configstore.delete = async (id) => {
  await pass('after the row is written');
  await forget(id);
};

const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: 'red', noise } })
  .withExif({ IFD0: { Copyright: 'somebody' } })
  .jpeg({ quality: 95 })
  .toBuffer();
const half = Math.floor(picture.length / 2);

const ask = (path: string, init: RequestInit) =>
  new Request(`http://hearth.test${path}`, {
    ...init,
    headers: { 'Tus-Resumable': '1.0.0', ...init.headers },
  });

async function send(path: string, [from, to]: [number, number], point: string) {
  const middle = Math.floor((from + to) / 2);
  async function* body() {
    yield picture.subarray(from, middle);
    await pass(point);
    yield picture.subarray(middle, to);
  }
  const headers = { 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream' };
  const init = { method: 'PATCH', headers, body: Readable.toWeb(Readable.from(body())), duplex: 'half' };
  await continueUpload(actor, path.split('/').at(-1) ?? '', ask(path, init as unknown as RequestInit));
}

async function upload() {
  const headers = { 'Upload-Length': String(picture.length) };
  const begun = await beginUpload(actor, ask('/api/uploads', { method: 'POST', headers }));
  const path = begun.headers.get('location') ?? '';
  await pass('before the first piece');
  await send(path, [0, half], 'in the first piece');
  await pass('between the pieces');
  await send(path, [half, picture.length], 'in the second piece');
  await pass('when all has come');
  const { url } = await finishUpload(actor, path.split('/').at(-1) ?? '', {});
  await pass('when it is finished');
  await smallerMedia(await getMediaFile(actor, mediaKeyOf(url) ?? ''), 240, 'image/webp');
}

for (const point of points) pointOfThis.run(point, upload);
