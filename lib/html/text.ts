import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { opaque } from './allow-list.ts';

const breaks = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 li ul ol blockquote pre table tr div figure figcaption'.split(' '),
);
const silent = new Set(opaque);
const substance = new Set(['img', 'hr', 'iframe', 'data-video', 'data-media-id']);

/** The words of the HTML: blocks on lines of their own, cells apart. Linear, whatever the nesting. */
export function plainText(html: string): string {
  let text = '';
  let hidden = '';
  const tag = (start: number, end: number, closing: boolean) => {
    const name = html.slice(start, end).toLowerCase();
    if (hidden) hidden = closing && name === hidden ? '' : hidden;
    else if (silent.has(name)) hidden = closing ? '' : name;
    else if (breaks.has(name)) text += '\n';
    else if (name === 'td' || name === 'th') text += ' ';
  };
  tokenize(html, {
    ontext: (start, end) => {
      if (!hidden) text += html.slice(start, end);
    },
    ontextentity: (codepoint) => {
      if (!hidden) text += String.fromCodePoint(codepoint);
    },
    onopentagname: (start, end) => tag(start, end, false),
    onclosetag: (start, end) => tag(start, end, true),
  });
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** The beginning of the text on one line, at most `length` characters with the ellipsis, whole words. */
export function excerptOf(html: string, length = 200): string {
  const text = plainText(html).replaceAll('\n', ' ');
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  const words =
    space > 0
      ? cut.slice(0, space)
      : cut
          .slice(0, -1)
          .toWellFormed()
          .replace(/\ufffd$/, '');
  return `${words.replace(/[\s.,;:–-]+$/u, '')}…`;
}

/** Nothing to read and nothing to see: only such markup as empty paragraphs. */
export function isEmptyHtml(html: string): boolean {
  let seen = false;
  const look = (start: number, end: number) => {
    seen ||= substance.has(html.slice(start, end).toLowerCase());
  };
  tokenize(html, { onopentagname: look, onattribname: look });
  return !seen && !/[^\s\u00ad\u200b-\u200f\u2060\ufeff]/u.test(plainText(html));
}

function tokenize(html: string, callbacks: Partial<TokenizerCallbacks>) {
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onattribdata: ignore,
      onattribend: ignore,
      onattribentity: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
      ontext: ignore,
      ontextentity: ignore,
      ...callbacks,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
