import { rm, writeFile } from 'node:fs/promises';
import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { presentMedia } from '@/lib/media/present';
import { IncomingFile, type MediaJson, type StockPageJson, type StockQuery } from '@/lib/media/schema';
import { addMedia } from '@/lib/media/write';
import { temporaryPath } from '@/lib/ports/files/temporary';
import { drawStock } from '@/lib/ports/stock/drawn';
import { stockImages } from '@/lib/ports/stock/stock';

export async function searchStock(_actor: Actor, { query, page }: StockQuery): Promise<StockPageJson> {
  const stock = stockImages();
  return { ...(await stock.search(query.trim(), page)), source: stock.source };
}

/** The chosen picture becomes a file of the actor's own: posts never depend on a server outside. */
export async function addStock(actor: Actor, id: string): Promise<MediaJson> {
  const found = await stockImages().fetch(id);
  if (!found) throw notFound();
  const path = await temporaryPath();
  try {
    await writeFile(path, found.content);
    const file = new IncomingFile(path, found.name, found.content.byteLength);
    const [row] = await addMedia(actor, [file]);
    if (!row) throw notFound();
    return presentMedia(row);
  } finally {
    await rm(path, { force: true });
  }
}

export async function getDrawnImage(
  _actor: Actor,
  id: string,
  size: { w: number; q: number },
): Promise<Uint8Array> {
  const content = await drawStock(id, size);
  if (!content) throw notFound();
  return content;
}
