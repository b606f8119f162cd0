import { height, patterns, width } from '@/lib/ports/stock/patterns';
import { type StockImage, type StockImages, stockPageSize, stockSize } from '@/lib/ports/stock/stock';
import { tints } from '@/lib/ports/stock/tints';
import { drawing, sharp } from '@/lib/sharp';

export const drawnPrefix = '/api/media/stock/';

type Drawn = { id: string; description: string; words: string[] };

/** Every pattern in every colour, in an order that mixes both. */
const all: Drawn[] = Array.from({ length: tints.length * patterns.length }, (_, index) => {
  const tint = tints[(index * 5 + Math.floor(index / tints.length)) % tints.length] as (typeof tints)[number];
  const pattern = patterns[index % patterns.length] as (typeof patterns)[number];
  return { tint, pattern };
})
  .concat(tints.flatMap((tint) => patterns.map((pattern) => ({ tint, pattern }))))
  .map(({ tint, pattern }) => ({
    id: `${tint.name}-${pattern.name}`,
    description: `${tint.title} ${pattern.title}`,
    words: [tint.name, pattern.name, ...tint.words, ...pattern.words],
  }))
  .filter(({ id }, index, list) => list.findIndex((other) => other.id === id) === index);

/** The pictures that come along: drawn when they are asked for, so that the tab works without the network. */
export function drawnStock(): StockImages {
  return {
    source: 'drawn',
    async search(query, page) {
      const found = matching(query);
      const results = found.slice(page * stockPageSize, (page + 1) * stockPageSize).map(present);
      return { results, total: found.length, total_pages: Math.ceil(found.length / stockPageSize) };
    },
    async fetch(id) {
      const content = await drawStock(id, stockSize);
      return content && { name: `${id}.webp`, content };
    },
  };
}

/** WebP of a picture that comes along, 3 to 2; null when there is none of that id. */
export async function drawStock(id: string, { w, q }: { w: number; q: number }): Promise<Uint8Array | null> {
  const svg = svgOf(id);
  if (!svg) return null;
  return drawing(() =>
    sharp(Buffer.from(svg), { density: (72 * w) / width })
      .resize(w)
      .webp({ quality: q })
      .toBuffer(),
  );
}

/** The picture of an id such as `teal-waves`; null for any other text. */
function svgOf(id: string): string | null {
  const tone = tints.find(({ name }) => id.startsWith(`${name}-`));
  const form = tone && patterns.find(({ name }) => id === `${tone.name}-${name}`);
  if (!tone || !form) return null;
  const [from, to] = tone.ground;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <linearGradient id="g" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#g)"/>${form.draw(tone.shades)}</svg>`;
}

/** All words of the query have to be beginnings of words of the picture; the stock words of any search mean nothing. */
function matching(query: string): Drawn[] {
  const terms = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (term) =>
        term && !/^(a|an|and|the|of|in|on|with|picture|pictures|photo|photos|image|images)$/.test(term),
    );
  return all.filter(({ words }) =>
    terms.every((term) => words.some((word) => word.startsWith(singular(term)))),
  );
}

function singular(term: string): string {
  return term.length > 3 ? term.replace(/s$/, '') : term;
}

function present({ id, description }: Drawn): StockImage {
  // `fm` is there so that clients may add `&q=…&w=…`, as they do with Unsplash's.
  const raw = `${drawnPrefix}${id}?fm=webp`;
  return {
    id,
    description,
    urls: { raw, regular: `${raw}&q=80&w=1080`, thumb: `${raw}&q=70&w=400` },
    user: { name: 'Hearth', link: '/' },
  };
}
