/**
 * Where the focus goes when the row around `element` goes: to what `selector` names in the row below it or above it,
 * else to the heading of the page. Left to itself it falls to the top of the document.
 */
export function rowBeside(element: Element | null, selector: string): HTMLElement | null {
  const row = element?.closest('tr, li');
  for (const near of [row?.nextElementSibling, row?.previousElementSibling]) {
    const found = near?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return pageHeading();
}

/** Made focusable, though not by Tab: it is read out, and Tab goes on from there. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
