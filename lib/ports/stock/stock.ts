import { env } from '@/lib/env';
import { drawnStock } from '@/lib/ports/stock/drawn';
import { openverseStock } from '@/lib/ports/stock/openverse';
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
  /** `drawn`: the set that comes along; the others: pictures from outside. */
  readonly source: 'drawn' | 'unsplash' | 'openverse';
  /** Pages count from 0. An empty query answers all, or a choice. */
  search(query: string, page: number): Promise<StockPage>;
  /** The picture at `stockSize`; null when there is none of that id. */
  fetch(id: string): Promise<StockFile | null>;
}

let stock: StockImages | undefined;

export function stockImages(): StockImages {
  stock ??= chooseStock();
  return stock;
}

function chooseStock(): StockImages {
  const { UNSPLASH_ACCESS_KEY: key, UNSPLASH_API_URL: api, OPENVERSE_URL } = env();
  if (key) return unsplashStock({ key, api });
  return OPENVERSE_URL ? openverseStock(OPENVERSE_URL) : drawnStock();
}
