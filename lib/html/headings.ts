import { plainText } from './text.ts';

export type Heading = { id: string; text: string; level: 2 | 3 | 4 };

/** Gives each heading of one document its address; the same text twice gets a number. */
export function headingNames() {
  const taken = new Set<string>();
  return (level: Heading['level'], html: string): Heading => {
    const text = plainText(html).replaceAll('\n', ' ');
    const base = `h-${slug(text) || 'section'}`;
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
    taken.add(id);
    return { id, text, level };
  };
}

/** The prefix keeps a heading from clobbering a name of the page; letters of every script stay. */
function slug(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
    .toWellFormed()
    .replaceAll('\ufffd', '');
}
