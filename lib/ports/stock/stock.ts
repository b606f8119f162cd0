import { env } from '@/lib/env';
import { drawnStock } from '@/lib/ports/stock/drawn';
import { unsplashStock } from '@/lib/ports/stock/unsplash';

/** Unsplash's own shape, so that its answers and ours are read by the same clients. */
export type StockImage = {
  id: string;
  description: string;
  urls: { raw: string; regular: string; thumb: string };
  user: { name: string; link: string };
};

export type StockPage = { results: StockImage[]; total: number; total_pages: number };

export type StockFile = { name: string; content: Uint8Array };

export const stockPageSize = 30;
/** What is fetched when a picture is chosen: wide enough for an article, at Unsplash's usual quality. */
export const stockSize = { w: 1080, q: 80 };

/** Pictures that nobody of the team made, to choose from. */
export interface StockImages {
  /** `drawn`: the set that comes along; `unsplash`: photographs from outside. */
  readonly source: 'drawn' | 'unsplash';
  /** Pages count from 0. An empty query answers all, or a choice. */
  search(query: string, page: number): Promise<StockPage>;
  /** The picture at `stockSize`; null when there is none of that id. */
  fetch(id: string): Promise<StockFile | null>;
}

let stock: StockImages | undefined;

export function stockImages(): StockImages {
  const key = env().UNSPLASH_ACCESS_KEY;
  stock ??= key ? unsplashStock({ key, api: env().UNSPLASH_API_URL }) : drawnStock();
  return stock;
}
