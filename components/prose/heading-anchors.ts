/** Gives each heading a link to itself, once. For the mouse: the table of contents serves the keyboard. */
export function addHeadingAnchors(box: HTMLElement): void {
  for (const heading of box.querySelectorAll('h2[id], h3[id], h4[id]')) {
    if (heading.querySelector('.heading-anchor')) continue;
    const anchor = document.createElement('a');
    anchor.className = 'heading-anchor';
    anchor.href = `#${heading.id}`;
    anchor.textContent = '#';
    anchor.ariaHidden = 'true';
    anchor.tabIndex = -1;
    heading.append(anchor);
  }
}
