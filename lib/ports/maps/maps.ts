import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { WorkerPool } from '@/lib/html/pool';
import { log } from '@/lib/log';
import type { MapDrawing, MapRoot } from '@/lib/ports/maps/map-worker';
import { fetchOutside } from '@/lib/ports/outgoing';
import { loadPlaces } from '@/lib/ports/venues/gazetteer';
import { sql } from '@/lib/sql';

/** The towns around it are looked up here. */
export type MapWish = Omit<MapDrawing, 'towns'>;

const busy = () => new AppError('unavailable', 'Maps take a while just now.', { retryAfter: 5 });

const pool = new WorkerPool<MapDrawing, Uint8Array>({
  start: () => {
    const root: MapRoot = { root: process.cwd() };
    return new Worker(new URL('./map-worker.ts', import.meta.url), {
      env: {},
      workerData: root,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
  },
  size: 1,
  deadline: 8000,
  waiting: 50,
  late: busy,
  busy,
});

const drawn = new Map<string, Promise<Uint8Array>>();
const kept = 200;

/** PNG; the latest few are kept, each drawn once however many ask for it at a time. */
export function drawMap(wish: MapWish): Promise<Uint8Array> {
  const key = hash('sha256', JSON.stringify(wish));
  const known = drawn.get(key);
  if (known) return known;
  const drawing = draw(wish);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > kept && oldest) drawn.delete(oldest);
  return drawing;
}

async function draw(wish: MapWish): Promise<Uint8Array> {
  if (env().GOOGLE_MAPS_KEY) {
    const photograph = await fromGoogle(wish).catch((err) => {
      log.warn({ err }, 'the map is drawn here');
      return null;
    });
    if (photograph) return photograph;
  }
  return pool.run({ ...wish, towns: await townsAround(wish) });
}

async function fromGoogle({ lat, lng, width, height }: MapWish): Promise<Uint8Array | null> {
  const { GOOGLE_MAPS_URL: api, GOOGLE_MAPS_KEY: key = '' } = env();
  const place = `${lat},${lng}`;
  const size = `${Math.min(640, Math.ceil(width / 2))}x${Math.min(640, Math.ceil(height / 2))}`;
  const query = new URLSearchParams({ center: place, markers: place, zoom: '15', scale: '2', size, key });
  const answer = await fetchOutside(`${api}/maps/api/staticmap?${query}`, { hosts: [new URL(api).hostname] });
  return answer.status === 200 && answer.type === 'image/png' ? answer.content : null;
}

/** The larger towns near a place, to find one's way by. */
async function townsAround({ lat, lng }: MapWish): Promise<MapDrawing['towns']> {
  await loadPlaces();
  const reach = 1.6;
  const wide = (reach * 2.4) / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  const rows = await sql<{ description: string; lat: number; lng: number }[]>`
    select description, lat, lng from places
    where lat between ${lat - reach} and ${lat + reach} and lng between ${lng - wide} and ${lng + wide}
      and population > 15000
    order by population desc limit 40`;
  return rows.map((row) => ({ name: row.description.split(',')[0] ?? '', lat: row.lat, lng: row.lng }));
}
