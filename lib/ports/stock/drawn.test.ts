import { expect, test } from 'vitest';
import { drawnStock, drawStock } from '@/lib/ports/stock/drawn';
import { sharp } from '@/lib/sharp';

const stock = drawnStock();

test('it pages by 30 and offers every picture once', async () => {
  const first = await stock.search('', 0);
  expect(first).toMatchObject({ total: 144, total_pages: 5 });
  expect(first.results).toHaveLength(30);
  const pages = await Promise.all([0, 1, 2, 3, 4, 5].map((page) => stock.search('', page)));
  expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(144);
  expect(pages[5]?.results).toEqual([]);
});

test('it is searched by colour and by word, in any order and number', async () => {
  expect((await stock.search('Teal waves', 0)).results.map(({ id }) => id)).toEqual(['teal-waves']);
  expect((await stock.search('pictures of mountains', 0)).total).toBe(12);
  expect((await stock.search('green', 0)).total).toBeGreaterThan(30);
  expect((await stock.search('carburettor', 0)).total).toBe(0);
});

test('every picture can be drawn, at the width that is asked for', async () => {
  const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => stock.search('', page)));
  for (const { id } of pages.flatMap(({ results }) => results)) {
    const found = await sharp((await drawStock(id, { w: 24, q: 50 })) ?? undefined).metadata();
    expect([id, found.format, found.width, found.height]).toEqual([id, 'webp', 24, 16]);
  }
});

test('quality counts, and what is no id is null', async () => {
  const [low, high] = await Promise.all([10, 90].map((q) => drawStock('rose-network', { w: 400, q })));
  expect(low?.byteLength).toBeLessThan((high?.byteLength ?? 0) / 1.5);
  for (const id of ['', 'teal', 'teal-', 'teal-waves"', '../x', 'teal-teal'])
    expect(await drawStock(id, { w: 16, q: 1 })).toBeNull();
});
