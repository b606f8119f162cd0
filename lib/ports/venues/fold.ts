const letters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '’': "'",
};

/** Lower case without accents, as names are typed in a hurry. Also runs in the worker that prepares the gazetteer. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßæœı’]/g, (letter) => letters[letter] ?? letter)
    .replace(/[,\s]+/g, ' ')
    .trim();
}
