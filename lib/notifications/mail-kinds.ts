/** What a person chooses for; a kind of notification each, and the columns of their settings. */
export const mailKinds = ['posts', 'mentions', 'comments', 'must_reads'] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailModes = ['now', 'daily', 'weekly', 'off'] as const;
