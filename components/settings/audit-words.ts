const words: Record<string, string> = {
  'settings.general': 'changed the general settings',
  'settings.login': 'changed the login page',
  'settings.navigation': 'changed the navigation',
  'settings.sso': 'changed single sign-on',
  'user.make-admin': 'made an admin',
  'user.remove-admin': 'removed admin permissions',
  'user.deactivate': 'deactivated',
  'user.reactivate': 'reactivated',
  'user.delete': 'deleted the member',
  'user.create': 'added',
  'user.update': 'changed the profile',
  'user.set-up': 'set up the team',
  'invitation.send': 'invited',
  'invitation.resend': 'sent the invitation again',
  'invitation.revoke': 'withdrew the invitation',
  'invitation.accept': 'accepted the invitation',
  'group.create': 'created the group',
  'group.update': 'changed the group',
  'group.delete': 'deleted the group',
  'share.create': 'made a sharing link',
  'share.delete': 'deleted a sharing link',
  'job.retry': 'tried again the job',
  'job.discard': 'discarded the job',
  'auth.sign-in': 'signed in',
  'auth.failure': 'failed to sign in',
  'auth.password': 'changed their password',
  'auth.reset-asked': 'asked for a new password',
  'auth.reset': 'chose a new password by a link',
  'auth.sso_sign_in': 'signed in by single sign-on',
  'auth.sso_sign_out': 'was signed out by the identity provider',
  'auth.sso_refused': 'was refused by single sign-on',
  'auth.local_sign_in': 'signed in past single sign-on',
};

/** What was done, in words; an action without any is shown as it is stored. */
export function auditWords(action: string): string {
  return words[action] ?? action;
}

/** `hideEmail` answers `hide email`. */
export function fieldWords(field: string): string {
  return field
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
}

export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value) && value.length === 0) return 'nobody';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
