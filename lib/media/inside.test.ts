import { expect, test } from 'vitest';
import { prisma } from '@/lib/db';
import { lookInside, readUnread } from '@/lib/media/inside';
import { smallerMedia } from '@/lib/media/read';
import { asRow } from '@/lib/media/write';
import { files } from '@/lib/ports/files/files';
import { newKey } from '@/lib/ports/files/key';
import { useTestDatabase } from '@/lib/testing/database';
import { useTestFiles } from '@/lib/testing/files';
import { pdf } from '@/prisma/demo/pdf';

useTestDatabase();
useTestFiles();

async function store(type: string, content: Uint8Array) {
  const key = newKey();
  await files().put(key, content);
  return prisma.media.create({ data: { key, name: 'a', type, size: content.byteLength } });
}

const stateOf = (id: number) => prisma.media.findUniqueOrThrow({ where: { id } });

test('a PDF gives its words and a picture of its first page', async () => {
  const { id, key, type } = await store('application/pdf', pdf('Tide tables', ['High water at noon.']));
  await lookInside({ id, key, type });
  const row = await stateOf(id);
  expect(row.text).toContain('Tide tables');
  expect(row.preview).toBe(true);
  expect((await smallerMedia(asRow(row), 200, 'image/webp')).type).toBe('image/webp');
});

test('what is broken, or pretends, has no words and harms nobody', async () => {
  for (const [type, content] of [
    ['application/pdf', '%PDF-1.4 nothing'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK\u0003\u0004 broken'],
  ] as const) {
    const { id, key } = await store(type, Buffer.from(content));
    await lookInside({ id, key, type });
    expect(await stateOf(id)).toMatchObject({ text: '', preview: false });
  }
});

test('what nobody got to read is read later', async () => {
  const { id } = await store('text/plain', Buffer.from('Words  of\nwisdom\0'));
  expect(await readUnread()).toBeGreaterThan(0);
  expect((await stateOf(id)).text).toBe('Words of wisdom');
});
