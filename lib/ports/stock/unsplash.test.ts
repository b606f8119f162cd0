import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { unsplashStock } from '@/lib/ports/stock/unsplash';
import { usePeer } from '@/lib/testing/peer';

const { address, asked } = usePeer(({ pathname }) => {
  const at = (path: string) => `${address()}/${path}`;
  const photo = {
    ...{ id: 'fjord', description: null, alt_description: 'A fjord' },
    urls: { raw: at('raw?ixid=1'), regular: at('regular'), small: at('small') },
    links: { download_location: at('ping') },
    user: { name: 'Ada', links: { html: 'https://unsplash.com/@ada' } },
  };
  if (pathname === '/search/photos') return { results: [photo], total: 61, total_pages: 3 };
  if (pathname === '/photos') return [photo];
  if (pathname === '/photos/fjord') return photo;
  return pathname === '/raw' ? Buffer.from('bytes') : pathname === '/ping' ? {} : undefined;
});
const stock = () => unsplashStock({ key: 'a-key', api: address() });

test('a search is thirty a page from 0, and names who took the picture with the link Unsplash asks for', async () => {
  const { results, total, total_pages } = await stock().search('fjord & sea', 1);
  const query = asked.at(-1)?.searchParams;
  expect(Object.fromEntries(query ?? [])).toEqual({ query: 'fjord & sea', page: '2', per_page: '30' });
  expect([total, total_pages]).toEqual([61, 3]);
  expect(results[0]).toMatchObject({ description: 'A fjord', urls: { thumb: `${address()}/small` } });
  expect(results[0]?.user.link).toBe('https://unsplash.com/@ada?utm_source=hearth&utm_medium=referral');
});

test('without a word, Unsplash chooses, and its end is not known', async () => {
  expect(await stock().search('', 0)).toMatchObject({ total: 9999, total_pages: 334 });
});

test('a chosen picture comes at q=80 and w=1080, and Unsplash is told', async () => {
  expect(await stock().fetch('fjord')).toEqual({ name: 'A fjord.jpg', content: Buffer.from('bytes') });
  const raw = asked.find(({ pathname }) => pathname === '/raw');
  expect(Object.fromEntries(raw?.searchParams ?? [])).toEqual({ ixid: '1', q: '80', w: '1080' });
  while (!asked.some(({ pathname }) => pathname === '/ping')) await sleep(10);
  await expect(stock().fetch('none')).rejects.toMatchObject({ code: 'unavailable' });
});
