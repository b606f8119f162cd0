import { z } from 'zod';
import { fetchJson, fetchOutside } from '@/lib/ports/outgoing';
import type { StockImages } from '@/lib/ports/stock/stock';

/** As many as are answered to who has no account there. */
const pageSize = 20;
/** Openverse has no choice of its own to begin with. */
const beginning = 'landscape';

const image = z.object({
  id: z.uuid(),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  foreign_landing_url: z.url({ protocol: /^https?$/ }).nullish(),
});
type Image = z.output<typeof image>;

const found = z.object({ results: z.array(image), result_count: z.int(), page_count: z.int() });

/**
 * Pictures that nobody holds rights in (CC0 and public domain), so that a post may use them without a word. The bytes
 * come through Openverse itself: the hosts that keep them are many, and not configured.
 */
export function openverseStock(api: string): StockImages {
  const { hostname } = new URL(api);
  const hosts = [hostname];
  const at = (id: string) => `${api}/v1/images/${encodeURIComponent(id)}/`;
  const present = ({ id, title, creator, foreign_landing_url }: Image) => ({
    id,
    description: title || `Picture by ${creator || 'somebody unknown'}`,
    urls: {
      raw: `${at(id)}thumb/?full_size=true`,
      regular: `${at(id)}thumb/?full_size=true`,
      thumb: `${at(id)}thumb/`,
    },
    user: { name: creator || 'Unknown', link: foreign_landing_url ?? 'https://openverse.org' },
  });

  return {
    source: 'openverse',

    async search(query, page) {
      const asked = new URLSearchParams({
        ...{ q: query || beginning, page: String(page + 1), page_size: String(pageSize) },
        ...{ license: 'cc0,pdm', mature: 'false' },
      });
      const { results, result_count, page_count } = found.parse(
        await fetchJson(`${api}/v1/images/?${asked}`, { hosts }),
      );
      return { results: results.map(present), total: result_count, total_pages: page_count };
    },

    async fetch(id) {
      if (!z.uuid().safeParse(id).success) return null;
      const chosen = image.parse(await fetchJson(at(id), { hosts }));
      const { raw } = present(chosen).urls;
      const answer = await fetchOutside(raw, { hosts, most: 12e6, milliseconds: 10_000 });
      if (answer.status !== 200) return null;
      return { name: `${present(chosen).description.slice(0, 80)}.jpg`, content: answer.content };
    },
  };
}
