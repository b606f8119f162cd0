import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '@/lib/errors';
import { WorkerPool } from '@/lib/html/pool';
import { fold } from '@/lib/ports/venues/fold';
import { mostPredictions, type Prediction, type Spot, type Venues } from '@/lib/ports/venues/venues';
import { sql } from '@/lib/sql';

const loading = () =>
  new AppError('unavailable', 'The places are being loaded. Try again in a moment.', { retryAfter: 5 });

/** GeoNames' towns of at least a thousand people, in PostgreSQL: by beginning, likeness and population. */
export const gazetteer: Venues = {
  async search(text) {
    await loadPlaces();
    const term = fold(text);
    const beginning = `${term.replace(/[\\%_]/g, '\\$&')}%`;
    // Two letters are like everything; three letters begin to mean something.
    const alike = term.length > 2 ? sql`or ${term} <% search` : sql``;
    return sql<Prediction[]>`
      select description, 'geonames:' || id as place_id from places
      where search like ${beginning} ${alike}
      order by (search like ${beginning})::int * 0.5 + word_similarity(${term}, search)
        + ln(population + 1) / 15 desc, id
      limit ${mostPredictions}`;
  },

  async locate(placeId) {
    const id = /^geonames:(\d{1,9})$/.exec(placeId)?.[1];
    if (!id) return null;
    await loadPlaces();
    const [row] = await sql<
      Spot[]
    >`select lat, lng, description as name from places where id = ${Number(id)}`;
    return row ?? null;
  },
};

let loaded: Promise<void> | undefined;

/** Once a database; two seconds, of which this thread spends little. */
export function loadPlaces(): Promise<void> {
  loaded ??= fill().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function fill(): Promise<void> {
  if (await isFilled()) return;
  const text = await read();
  await sql.begin(async (tx) => {
    // Another process may be filling it: then this one waits and finds it done.
    await tx`select pg_advisory_xact_lock(hashtext('places'))`;
    const [row] = await tx`select 1 from places limit 1`;
    if (row) return;
    const copy = await tx`copy places (id, description, search, population, lat, lng) from stdin`.writable();
    await pipeline(Readable.from(parts(text)), copy);
  });
  await sql`analyze places`;
}

async function isFilled(): Promise<boolean> {
  const rows = await sql`select 1 from places limit 1`;
  return rows.length > 0;
}

async function read(): Promise<string> {
  const pool = new WorkerPool<string, string>({
    start: () => new Worker(new URL('./cities-worker.ts', import.meta.url), { env: {} }),
    size: 1,
    deadline: 30_000,
    waiting: 10,
    late: loading,
    busy: loading,
  });
  try {
    return await pool.run(`${process.cwd()}/package.json`);
  } finally {
    await pool.close();
  }
}

function* parts(text: string) {
  const size = 256 * 1024;
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
