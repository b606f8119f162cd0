/**
 * Arrows from the field through the hits and back; sideways from one column to the other. True when the key was one
 * of them. The hits stay ordinary links, so Tab, Enter and Ctrl+Enter do what they do everywhere.
 */
export function walkHits(key: string, box: HTMLElement, field: HTMLElement): boolean {
  const hits = [...box.querySelectorAll<HTMLElement>('[data-hit]')];
  const at = hits.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return focus(hits[at + 1] ?? (at < 0 ? undefined : hits[at]));
  if (at < 0) return false;
  if (key === 'ArrowUp') return focus(hits[at - 1] ?? field);
  if (key === 'ArrowLeft' || key === 'ArrowRight') return focus(besides(box, hits[at], key));
  return false;
}

function besides(box: HTMLElement, hit: HTMLElement | undefined, key: 'ArrowLeft' | 'ArrowRight') {
  const columns = [...box.querySelectorAll('.search-column')];
  const here = columns.findIndex((column) => column.contains(hit ?? null));
  const next = columns[here + (key === 'ArrowRight' ? 1 : -1)];
  return next?.querySelector<HTMLElement>('[data-hit]');
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element != null;
}
