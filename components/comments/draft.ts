/** What is typed but not sent, kept for this tab. A browser that refuses to keep anything costs only that. */
export function keptDraft(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(name: string, html: string): void {
  try {
    sessionStorage.setItem(name, html);
  } catch {}
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
