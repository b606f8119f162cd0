import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sniffType } from '@/lib/media/sniff';
import { isViewable } from '@/lib/media/types';
import { incoming, useTestFiles } from '@/lib/testing/files';

useTestFiles();

async function typeOf(name: string, content: string | Uint8Array) {
  const file = await incoming(name, content);
  const type = await sniffType(file.path, name);
  await rm(file.path);
  return type;
}

const canvas = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } });
const zip = Buffer.from('PK\u0003\u0004rest of it');

test('the content decides, not the name', async () => {
  expect(await typeOf('holiday.pdf', await canvas.png().toBuffer())).toBe('image/png');
  expect(await typeOf('report.png', '%PDF-1.4\n')).toBe('application/pdf');
  expect(await typeOf('cat.jpg', '<script>alert(1)</script>')).toBe('text/html');
  expect(await typeOf('photo.png', 'just words')).toBe('text/plain');
});

test.each([
  ['notes.txt', 'Hello, Ærøskøbing. 陳', 'text/plain'],
  ['list.csv', 'a,b\r\n1,2', 'text/csv'],
  ['readme', 'words', 'text/plain'],
  ['page.html', 'words only', 'text/html'],
  ['page.txt', '  <!DOCTYPE html><p>', 'text/html'],
  ['any.txt', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['any.txt', '<?xml version="1.0"?><!-- --><svg/>', 'image/svg+xml'],
  ['any.txt', '<?xml version="1.0"?><note/>', 'application/xml'],
  ['app.js', 'alert(1)', 'text/javascript'],
  ['empty.txt', '', 'text/plain'],
  ['bytes.txt', 'a\u0000b', 'application/octet-stream'],
  ['latin.txt', Buffer.from([0x61, 0xe5, 0x62]), 'application/octet-stream'],
  ['deed.docx', zip, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['deed.png', zip, 'application/zip'],
])('%s is %j', async (name, content, type) => {
  expect(await typeOf(name, content)).toBe(type);
});

test('a character that the first part cuts in two does not make a text unreadable', async () => {
  expect(await typeOf('long.txt', `${'x'.repeat(64 * 1024 - 1)}å and more`)).toBe('text/plain');
});

test('markup in whatever disguise is never viewable', async () => {
  for (const content of [
    '<b>',
    '\ufeff<html>',
    '<!--',
    '<svg>',
    '<?xml?>',
    '\n\t<script>',
    '<x:svg>',
    '</p>',
  ])
    for (const name of ['a.txt', 'a.png', 'a', 'a.pdf'])
      expect(isViewable(await typeOf(name, content))).toBe(false);
});
