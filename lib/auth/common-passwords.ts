import list from '@/lib/auth/common-passwords.json' with { type: 'json' };

let words: Set<string> | undefined;

/** Whether it is one of the passwords that are tried first. */
export function isCommonPassword(password: string): boolean {
  words ??= new Set(list.words.split(' '));
  const plain = password.normalize('NFKC').toLowerCase().trim();
  return new Set(plain).size < 3 || words.has(plain);
}
