/** What holds text that a person types. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Where something was typed, or put back by the browser, before React had the page: it knows nothing of that. */
export function listEarlyInput(root: ParentNode): TextControl[] {
  const controls = root.querySelectorAll<TextControl>('input, textarea');
  return [...controls].filter((control) => isText(control) && control.value !== cameWith(control));
}

/** A field drops line ends and the like from what it is given: the text that it came with is what is left. */
function cameWith({ tagName, type, defaultValue }: TextControl): string {
  const fresh = document.createElement(tagName) as HTMLInputElement;
  if (fresh.tagName === 'INPUT') fresh.type = type;
  fresh.defaultValue = defaultValue;
  return fresh.value;
}

/**
 * Tells React of it, as if it was typed now. React compares with what it saw last in the field, and it saw the text
 * when it took the page over; so it is shown the field as the server sent it first.
 */
export function repeatInput(control: TextControl): void {
  const { value, selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  setUnseen(control, value);
  if (document.activeElement === control && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** By the browser's own setter, past the one that React lays over it. */
function setUnseen(control: TextControl, value: string): void {
  const type = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, value);
}

const textTypes = ['text', 'search', 'email', 'url', 'tel', 'password'];

function isText(control: TextControl): boolean {
  return control instanceof HTMLTextAreaElement || textTypes.includes(control.type);
}
