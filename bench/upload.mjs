// Uploads of 100 MB, broken off and resumed, against a running server: are the bytes the same, how much does it grow?
//   node bench/upload.mjs http://127.0.0.1:3000 PID [AT_ONCE]
// PID is the process that serves (its memory is read in /proc); AT_ONCE uploads run together, 1 unless given.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [base = 'http://127.0.0.1:3000', pid = '', atOnce = '1'] = process.argv.slice(2);
const content = randomBytes(100_000_000);
let cookies = '';

/** @param {string} path @param {RequestInit} [init] */
async function call(path, init = {}) {
  const response = await fetch(base + path, {
    ...init,
    redirect: 'manual',
    headers: { cookie: cookies, ...init.headers },
  });
  const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (set.length > 0) cookies = [cookies, ...set].filter(Boolean).join('; ');
  return response;
}

async function signIn() {
  const { csrfToken } = await (await call('/api/auth/csrf')).json();
  const body = new URLSearchParams({ csrfToken, email: 'editor@example.com', password: 'hearth-demo' });
  await call('/api/auth/callback/credentials', { method: 'POST', body });
  return (await (await call('/api/csrf')).json()).token;
}

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

/**
 * Sends from `offset` on; cuts the line after `most` bytes.
 *
 * @param {Buffer} bytes @param {string} path @param {number} offset @param {number} most
 */
function send(bytes, path, offset, most) {
  return new Promise((resolve) => {
    const out = request(base + path, {
      method: 'PATCH',
      headers: {
        ...headers,
        cookie: cookies,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': String(bytes.length - offset),
      },
    });
    out.on('error', () => resolve(0));
    out.on('response', (response) => resolve(response.resume().statusCode));
    const end = Math.min(bytes.length, offset + most);
    let at = offset;
    const push = () => {
      while (at < end) {
        const next = bytes.subarray(at, Math.min(end, at + 256 * 1024));
        at += next.length;
        if (!out.write(next)) return out.once('drain', push);
      }
      if (end === bytes.length) out.end();
      else setTimeout(() => out.destroy(), 50);
    };
    push();
  });
}

/** @param {Buffer} bytes */
async function upload(bytes) {
  const length = {
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': `filename ${btoa('bench.bin')}`,
  };
  const begun = await call('/api/uploads', { method: 'POST', headers: { ...headers, ...length } });
  const path = begun.headers.get('location') ?? '';
  for (let cut = 0; ; cut++) {
    const head = await call(path, { method: 'HEAD', headers });
    const offset = Number(head.headers.get('upload-offset'));
    if (offset === bytes.length) break;
    await send(bytes, path, offset, cut < 3 ? 23_000_000 : bytes.length);
    await sleep(200);
  }
  const finished = await call(`${path}/finish`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { url } = await finished.json();
  received = Math.max(received, highest);
  const hash = createHash('sha256');
  for await (const part of (await call(url)).body ?? []) hash.update(part);
  return hash.digest('hex') === createHash('sha256').update(bytes).digest('hex');
}

const headers = { 'Tus-Resumable': '1.0.0', 'X-CSRF-TOKEN': await signIn() };
let highest = 0;
let received = 0;
// So that what is measured is the upload, and not the loading of the code for it.
await upload(content.subarray(0, 100_000));
const before = memory();
highest = before;
received = before;
const watch = setInterval(() => {
  highest = Math.max(highest, memory());
}, 50);
const begun = Date.now();
const same = await Promise.all(Array.from({ length: Number(atOnce) }, () => upload(content)));
clearInterval(watch);
console.log(`${same.filter(Boolean).length} of ${same.length} came back byte for byte, each cut three times`);
console.log(
  `${((Date.now() - begun) / 1000).toFixed(1)} s; memory ${before.toFixed(0)} MB, at most +${(received - before).toFixed(0)} MB while receiving, +${(highest - before).toFixed(0)} MB with giving it back`,
);
process.exitCode = same.every(Boolean) ? 0 : 1;
