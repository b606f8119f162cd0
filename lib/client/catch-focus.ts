/** A dialog takes a moment to go, with what has the focus in it. */
const patience = 1500;
const pause = 50;

/**
 * When what has the focus disappears, the browser leaves it nowhere, and who works by keyboard begins at the top of the
 * page. This puts it where `find` says as soon as it is lost, and leaves it alone when somebody moved it.
 */
export function catchFocus(find: () => HTMLElement | null | undefined, until = Date.now() + patience): void {
  if (isLost()) focusOn(find());
  else if (Date.now() < until) setTimeout(() => catchFocus(find, until), pause);
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A heading or a comment takes the focus for once, and is no stop of the Tab key. */
function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
