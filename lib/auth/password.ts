import { hash, verify } from '@node-rs/argon2';

// OWASP's argon2id floor: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const passwordMinimum = 8;

let decoy: Promise<string> | undefined;

/** An argon2id hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options);
}

/** Compares against a decoy when there is no hash, so that unknown people take as long as known ones. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a decoy that nobody can sign in with');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return stored !== null && matches;
}
