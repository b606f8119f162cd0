import { createHash, randomBytes } from 'node:crypto';

/** A token for a link: only its hash is stored, so that who reads the database cannot use it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
