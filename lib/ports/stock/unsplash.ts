import { z } from 'zod';
import { log } from '@/lib/log';
import { fetchJson, fetchOutside } from '@/lib/ports/outgoing';
import { type StockImages, stockPageSize, stockSize } from '@/lib/ports/stock/stock';

const photo = z.object({
  id: z.string().max(100),
  description: z.string().nullish(),
  alt_description: z.string().nullish(),
  urls: z.object({ raw: z.url(), regular: z.url(), small: z.url() }),
  links: z.object({ download_location: z.url() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.url() }) }),
});
type Photo = z.output<typeof photo>;

const found = z.object({ results: z.array(photo), total: z.int(), total_pages: z.int() });

/** Unsplash asks that its links name who sends the visitor, and that a choice is reported to it. */
const credit = '?utm_source=hearth&utm_medium=referral';

export function unsplashStock({ key, api }: { key: string; api: string }): StockImages {
  const { hostname } = new URL(api);
  const headers = { Authorization: `Client-ID ${key}`, 'Accept-Version': 'v1', Accept: 'application/json' };
  const ask = (path: string) => fetchJson(`${api}${path}`, { hosts: [hostname], headers });

  return {
    source: 'unsplash',

    async search(query, page) {
      const paging = `page=${page + 1}&per_page=${stockPageSize}`;
      if (query) {
        const answer = found.parse(await ask(`/search/photos?query=${encodeURIComponent(query)}&${paging}`));
        return { ...answer, results: answer.results.map(present) };
      }
      // Unsplash's choice has no end that it would name.
      const results = z.array(photo).parse(await ask(`/photos?${paging}`));
      return { results: results.map(present), total: 9999, total_pages: 334 };
    },

    async fetch(id) {
      const chosen = photo.parse(await ask(`/photos/${encodeURIComponent(id)}`));
      const address = new URL(chosen.urls.raw);
      address.searchParams.set('q', String(stockSize.q));
      address.searchParams.set('w', String(stockSize.w));
      const hosts = ['.unsplash.com', hostname];
      const answer = await fetchOutside(address.href, { hosts, most: 12e6, milliseconds: 10_000 });
      if (answer.status !== 200) return null;
      // Only their count is behind it: the picture is there already.
      fetchOutside(chosen.links.download_location, { hosts: [hostname], headers }).catch((err) =>
        log.warn({ err }, 'the download was not reported to Unsplash'),
      );
      return { name: `${descriptionOf(chosen).slice(0, 80)}.jpg`, content: answer.content };
    },
  };
}

function descriptionOf({ description, alt_description, user }: Photo): string {
  return description || alt_description || `Photo by ${user.name}`;
}

function present(image: Photo) {
  const { raw, regular, small } = image.urls;
  return {
    id: image.id,
    description: descriptionOf(image),
    urls: { raw, regular, thumb: small },
    user: { name: image.user.name, link: `${image.user.links.html}${credit}` },
  };
}
