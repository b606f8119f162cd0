/** Signs in and comes back to the page that is open. */
export function loginHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/login?callbackUrl=${encodeURIComponent(pathname + search)}`;
}

/** Where both lists stand: a page of one keeps the page of the other. */
export function searchHref(query: string, posts: number, people: number): string {
  const parameters = new URLSearchParams({ q: query });
  if (posts > 0) parameters.set('page', String(posts));
  if (people > 0) parameters.set('people', String(people));
  return `/search?${parameters}`;
}
