export type PagerStep = number | 'gap';

/** The page numbers worth showing, from 0: the first, the last and two on each side of this one; a gap is at least two pages. */
export function pagesAround(page: number, lastPage: number): PagerStep[] {
  const wanted = new Set([0, lastPage]);
  for (let near = page - 2; near <= page + 2; near++) if (near >= 0 && near <= lastPage) wanted.add(near);
  if (wanted.has(2)) wanted.add(1);
  if (wanted.has(lastPage - 2)) wanted.add(lastPage - 1);
  const pages = [...wanted].filter((number) => number >= 0 && number <= lastPage).sort((a, b) => a - b);
  return pages.flatMap((number, index): PagerStep[] => {
    const before = pages[index - 1];
    return before !== undefined && number - before > 1 ? ['gap', number] : [number];
  });
}
