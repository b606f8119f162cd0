import { postgresIndex } from '@/lib/ports/search/postgres';
import type { SearchIndex } from '@/lib/ports/search/search-index';

export async function searchIndex(): Promise<SearchIndex> {
  return postgresIndex;
}
