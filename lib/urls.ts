type Slugged = { slug: string };

/** The addresses of the product's pages (spec §2, route table). */
export function groupUrl(group: Slugged): string {
  return `/groups/${group.slug}`;
}

export function categoryUrl(group: Slugged, category: Slugged | null): string {
  return category ? `${groupUrl(group)}/category/${category.slug}` : groupUrl(group);
}

export function postUrl(post: Slugged & { group: Slugged }): string {
  return `${groupUrl(post.group)}/${post.slug}`;
}

export function newPostUrl(group: Slugged, category: Slugged | null = null): string {
  return `${categoryUrl(group, category)}/new-post`;
}

/** Leaves out what is empty, so that the first page of a list has one address. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  );
  if (entries.length === 0) return path;
  return `${path}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}

type InCategory = Slugged & { group: Slugged; categories: readonly Slugged[] };

/** The post below its category, where it has one. */
export function postInCategoryUrl(post: InCategory): string {
  return `${categoryUrl(post.group, post.categories[0] ?? null)}/${post.slug}`;
}

export function postApiUrl(post: Slugged & { group: Slugged }): string {
  return `/api/groups/${post.group.slug}/posts/${post.slug}`;
}
