/** Where both lists stand: a page of one keeps the page of the other. */
export function searchHref(query: string, posts: number, people: number): string {
  const parameters = new URLSearchParams({ q: query });
  if (posts > 0) parameters.set('page', String(posts));
  if (people > 0) parameters.set('people', String(people));
  return `/search?${parameters}`;
}
