import { cache } from 'react';
import { groupViewQuery, viewGroup } from '@/lib/groups/view';
import { loadPage } from '@/lib/http/page';

type Search = Record<string, string | string[] | undefined>;

/** One read for a page and its title, with or without a category. */
export function loadGroup(group: string, category: string | undefined, search: Search) {
  const single = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return load(group, category, new URLSearchParams(single).toString());
}

/** `cache` compares by identity, hence the query as text. */
const load = cache((group: string, category: string | undefined, search: string) => {
  const query = groupViewQuery.parse(Object.fromEntries(new URLSearchParams(search)));
  return loadPage((actor) => viewGroup(actor, { group, category }, query));
});
