import type { Actor } from '@/lib/auth/actor';
import { beginUpload, continueUpload } from '@/lib/http/tus';
import { sharp } from '@/lib/sharp';
import { finishUpload } from '@/lib/uploads/write';

/** A process that uploads pictures one after the other, says how far it is, and goes on until it is killed. */
const actor = { id: Number(process.argv[2]), isAdmin: false } as Actor;
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

async function send(path: string, offset: number, body: Uint8Array) {
  const headers = { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
  const request = ask(path, { method: 'PATCH', headers, body: new Uint8Array(body) });
  await continueUpload(actor, path.split('/').at(-1) ?? '', request);
}

/** The parent may end this process before it does anything more. */
async function say(point: string) {
  await new Promise((written) => process.stdout.write(`${point}\n`, written));
}

for (;;) {
  const headers = { 'Upload-Length': String(picture.length) };
  const begun = await beginUpload(actor, ask('/api/uploads', { method: 'POST', headers }));
  const path = begun.headers.get('location') ?? '';
  await say('begun');
  await send(path, 0, picture.subarray(0, half));
  await say('half');
  await send(path, half, picture.subarray(half));
  await say('whole');
  await finishUpload(actor, path.split('/').at(-1) ?? '', {});
  await say('finished');
}
