import { randomBytes } from 'node:crypto';

/** 32 random characters: they name the stored file and its address, and say nothing about it. */
export function newKey(): string {
  return randomBytes(24).toString('base64url');
}

/** No dot and no slash, so a key can name nothing outside the store. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}
