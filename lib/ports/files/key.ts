import { randomBytes } from 'node:crypto';

/** 32 random characters: they name the stored file and its address, and say nothing about it. */
export function newKey(): string {
  return randomBytes(24).toString('base64url');
}

/** No dot and no slash, so a key can name nothing outside the store. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}

/** What is drawn of a file, such as a smaller picture, is stored beside it under its key and a suffix. */
export function variantKey(key: string, variant: string): string {
  return `${key}-_${variant}`;
}

/** The key of the file that a variant was drawn of; other keys stay as they are. */
export function keyOfVariant(name: string): string {
  return name.replace(/^(.{32})-_[a-z0-9]+$/, '$1');
}
