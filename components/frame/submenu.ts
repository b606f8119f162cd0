/** Which entry of the bar is open, and whether by a press: what the mouse opened by passing closes with it. */
export type Submenu = { at: number; pinned: boolean } | null;

/** The mouse has come: it opens, and changes nothing about what is open. */
export function hovered(open: Submenu, at: number): Submenu {
  return open?.at === at ? open : { at, pinned: false };
}

/**
 * A press on the button. The mouse has opened the entry on its way there, so that its first press means "open", too;
 * a key, which came by no way, closes what it sees open.
 */
export function pressed(open: Submenu, at: number, byPointer: boolean): Submenu {
  const closes = open?.at === at && (open.pinned || !byPointer);
  return closes ? null : { at, pinned: true };
}
