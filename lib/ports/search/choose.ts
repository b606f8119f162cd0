import { env } from '@/lib/env';
import { guarded, isResting } from '@/lib/ports/search/breaker';
import { type MeilisearchIndex, meilisearchIndex } from '@/lib/ports/search/meilisearch';
import { postgresIndex } from '@/lib/ports/search/postgres';
import type { SearchIndex } from '@/lib/ports/search/search-index';
import { sql } from '@/lib/sql';

/** The engine beside the database, where one is set. */
export function engine(): (MeilisearchIndex & { host: string }) | null {
  const { MEILISEARCH_URL: host, MEILISEARCH_KEY: key } = env();
  return host ? { ...meilisearchIndex(host, key), host } : null;
}

/**
 * Who answers now. The engine, when it answers in time and has been told of everything: a post that was taken back a
 * moment ago must not be counted. Else PostgreSQL, which is always right.
 */
export async function searchIndex(): Promise<SearchIndex> {
  const chosen = engine();
  if (!chosen || isResting() || !(await isComplete(chosen.host))) return postgresIndex;
  return {
    posts: (ask) => guarded(() => chosen.posts(ask)),
    people: (ask) =>
      ask.email?.includes('@') ? postgresIndex.people(ask) : guarded(() => chosen.people(ask)),
  };
}

async function isComplete(host: string): Promise<boolean> {
  const [row] = await sql<[{ complete: boolean }]>`
    select exists (select from search_engines where host = ${host}) and not exists (select from search_outbox) as complete`;
  return row.complete;
}
