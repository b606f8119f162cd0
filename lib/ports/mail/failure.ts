/** Thrown by a mail's `commit` where somebody else has just sent the same one. */
export class AlreadySent extends Error {}

/** What the mail server answered; undefined where it said nothing at all. */
export function responseCodeOf(error: unknown): number | undefined {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' ? code : undefined;
}

/** The server said never, not later: asking again would change nothing. */
export function isRefusedForGood(error: unknown): boolean {
  return (responseCodeOf(error) ?? 0) >= 500;
}
