/** What the login page is told; the reason itself is for the audit log and for the admin who tries the settings out. */
export type RefusalCode = 'refused' | 'late' | 'unknown' | 'closed' | 'off';

/** An answer of the identity provider, or a person it names, that is not let in. */
export class SamlRefusal extends Error {
  readonly code: RefusalCode;

  constructor(reason: string, code: RefusalCode = 'refused') {
    super(reason);
    this.name = 'SamlRefusal';
    this.code = code;
  }
}

export function refuseUnless(condition: boolean, reason: string, code?: RefusalCode): asserts condition {
  if (!condition) throw new SamlRefusal(reason, code);
}

/** A value out of a message, fit to be shown and written down. */
export function quote(value: string | null | undefined): string {
  const clean = (value ?? '').replace(/\p{C}+/gu, ' ').trim();
  return clean === '' ? 'nothing' : `"${clean.slice(0, 120)}"`;
}
