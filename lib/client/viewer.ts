/** Whose page this is: what a browser keeps for one person is not for the next at the same tab. */
export function viewerId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="viewer"]')?.content ?? '';
}
