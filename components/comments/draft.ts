import { randomKey } from '@/lib/client/random-key';
import { viewerId } from '@/lib/client/viewer';

/**
 * What is typed but not sent, kept for this tab and this person: the tab may outlive their session. A browser that
 * refuses to keep anything costs only that.
 */
export function keptDraft(name: string): string {
  return read(name);
}

export function keepDraft(name: string, html: string): void {
  write(name, html);
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(own(name));
    sessionStorage.removeItem(own(attemptOf(name)));
  } catch {}
}

/**
 * The Idempotency-Key of an attempt to send this text. The same text is sent under the same key, also after a reload: of
 * the attempt before it may be the answer alone that was lost.
 */
export function attemptKey(name: string, html: string): string {
  const [key, ...before] = read(attemptOf(name)).split(' ');
  if (key && before.join(' ') === html) return key;
  const fresh = randomKey();
  write(attemptOf(name), `${fresh} ${html}`);
  return fresh;
}

const attemptOf = (name: string) => `${name} sent`;

const own = (name: string) => `${viewerId()}:${name}`;

function read(name: string): string {
  try {
    return sessionStorage.getItem(own(name)) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(own(name), value);
  } catch {}
}
