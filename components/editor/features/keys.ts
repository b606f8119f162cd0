/** A shortcut as it is written down: `Mod+Shift+8`. Mod is Command on Apple's machines and Ctrl elsewhere. */
export function pressed(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const apple = isApple();
  return (
    (apple ? event.metaKey : event.ctrlKey) === parts.includes('Mod') &&
    (apple ? event.ctrlKey : event.metaKey) === false &&
    event.shiftKey === parts.includes('Shift') &&
    event.altKey === parts.includes('Alt') &&
    // The place on the keyboard: with Shift or Alt held, most layouts type something else there.
    (event.code === (/^\d$/.test(key) ? `Digit${key}` : `Key${key}`) || event.key === key)
  );
}

export function shownKeys(keys: string): string {
  return isApple()
    ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');
}

/** The same in the words of `aria-keyshortcuts`. */
export function spokenKeys(keys: string): string {
  return keys.replace('Mod', isApple() ? 'Meta' : 'Control');
}

function isApple() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
