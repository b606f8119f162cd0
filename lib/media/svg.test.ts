import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawSvg } from '@/lib/media/svg';
import { temporaryPath } from '@/lib/ports/files/temporary';
import { useTestFiles } from '@/lib/testing/files';
import { pngChunk } from '@/lib/testing/png';

const { directory } = useTestFiles();

const svg = (inner: string, size = 'width="400" height="300"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`;

/** What is in the file's place afterwards. */
async function draw(content: string, options?: { deadline: number }) {
  const path = await temporaryPath();
  await writeFile(path, content);
  const size = await drawSvg(path, Buffer.byteLength(content), options);
  const bytes = await readFile(path);
  expect(bytes.length).toBe(size ?? Buffer.byteLength(content));
  return size === null ? null : sharp(bytes);
}

test.each([
  ['width="400" height="300"', 512, 384],
  ['width="24" height="24"', 512, 512],
  ['width="1000" height="10"', 1000, 10],
  ['width="9000" height="4500"', 2048, 1024],
  ['viewBox="0 0 600 300"', 600, 300],
])('a drawing of %s becomes a PNG of %i by %i', async (size, width, height) => {
  const drawn = await draw(svg('<circle cx="9" cy="9" r="9"/>', size));
  expect(await drawn?.metadata()).toMatchObject({ format: 'png', width, height });
});

test('it fetches nothing, neither from the network nor from the disk', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`;
  const red = join(directory(), 'tmp/red.png');
  await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).toFile(red);
  const images = [address, `file://${red}`, red, 'red.png', 'file:///etc/passwd'].map(
    (href) => `<image href="${href}" xlink:href="${href}" width="400" height="300"/>`,
  );
  const style = `<style>@import "${address}"; rect { fill: url(${address}#a) }</style><script href="${address}"/>`;
  const drawn = await draw(`<?xml-stylesheet href="${address}"?>${svg(`${style}${images.join('')}`)}`);
  expect((await drawn?.stats())?.channels.map(({ max }) => max)).toEqual([0, 0, 0, 0]);
  expect(asked).toBe(0);
});

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);

test.each([
  ['a bomb of entities', `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs.join('')}]>${svg('<text>&l9;</text>')}`],
  ['a file as entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
  ['a billion wide and high', svg('<rect width="9" height="9"/>', 'viewBox="0 0 1000000000 1000000000"')],
  ['deep without end', svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`)],
  ['a page with a drawing in it', `<html><body>${svg('')}</body></html>`],
  ['more than 2 MB', svg(`<!--${'x'.repeat(2_000_000)}-->`)],
])('what is %s stays as it came', async (_, content) => expect(await draw(content)).toBeNull());

test('work for minutes is broken off, and the next one drawn', async () => {
  const filters = Array.from(
    { length: 300 },
    (_, at) =>
      `<filter id="f${at}"><feTurbulence baseFrequency="0.${at + 1}" numOctaves="100"/></filter>
      <rect width="2000" height="2000" filter="url(#f${at})"/>`,
  );
  const heavy = draw(svg(filters.join(''), 'width="2000" height="2000"'), { deadline: 1500 });
  const next = draw(svg('<rect width="9" height="9"/>'));
  expect(await heavy).toBeNull();
  expect(await next).not.toBeNull();
});

test('a picture inside that would take gigabytes ends the drawing, not the machine', async () => {
  const side = 20_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const parts = [pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]).toString('base64');
  const bomb = svg(`<image href="data:image/png;base64,${png}" width="400" height="300"/>`);
  // Long enough for the drawing to come to an end, were it let.
  expect(await draw(bomb, { deadline: 120_000 })).toBeNull();
});
