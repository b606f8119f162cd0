/**
 * A name that is one name everywhere: no control, line or direction characters (a name can be made to read backwards),
 * no quotes, nothing that a file system takes for a path, no dots that hide it.
 */
export function safeName(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '')
    .replace(/[/\\:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
}

/** With its dot; empty when the name has none that looks like one. */
export function extensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
}
