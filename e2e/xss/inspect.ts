import { JSDOM } from 'jsdom';

const { document } = new JSDOM('<!doctype html><body>').window;

const align = /^(center|right|justify)$/;
const place = /^(left|center|right|wide|full)$/;
const number = /^\d+$/;
const link = /^(https?:\/\/|mailto:|tel:|[^\s:/\\][^:]*$|[/#?](?![/\\])[^\s]*$)/i;
const none = {};

/** What may be stored, written down a second time so that a slip in the first does not excuse itself. */
const allowed: Record<string, Record<string, RegExp>> = {
  p: { 'data-align': align },
  h2: { 'data-align': align },
  h3: { 'data-align': align },
  h4: { 'data-align': align },
  br: none,
  hr: none,
  strong: none,
  b: none,
  em: none,
  i: none,
  u: none,
  s: none,
  sub: none,
  sup: none,
  mark: none,
  code: { class: /^language-[a-z\d+#-]+$/ },
  pre: none,
  blockquote: none,
  ul: { 'data-list': /^check$/ },
  ol: { start: number },
  li: { 'data-checked': /^(true|false)$/ },
  a: { href: link, rel: /^noopener$/, 'data-media-id': number },
  img: {
    src: /^(https:\/\/[^/]|\/api\/media\/)/i,
    alt: /^/,
    width: number,
    height: number,
    'data-align': place,
    'data-media-id': number,
  },
  figure: { 'data-align': place },
  figcaption: none,
  table: none,
  thead: none,
  tbody: none,
  tr: none,
  th: { colspan: number, rowspan: number, 'data-align': align },
  td: { colspan: number, rowspan: number, 'data-align': align },
  div: {
    'data-callout': /^(info|warning|success|danger)$/,
    'data-video': /^(youtube|vimeo)$/,
    'data-id': /^[\w-]+$/,
    'data-height': /^450$/,
    'data-media-id': number,
  },
  span: { 'data-mention': number },
};

/** Parses as a browser does and names every element and attribute that may not be stored. */
export function violations(html: string): string[] {
  const found: string[] = [];
  for (const element of parsed(html).querySelectorAll('*')) {
    const attributes = allowed[element.localName];
    if (!attributes || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(element.outerHTML);
    for (const { name, value } of element.attributes)
      if (!attributes?.[name]?.test(value)) found.push(`${element.localName} ${name}=${value}`);
  }
  return found;
}

/** The HTML as a browser understands it, written with the same escapes: equal when nothing was read otherwise. */
export function asBrowsersReadIt(html: string): string {
  return [...parsed(html).childNodes].map(written).join('');
}

function parsed(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

function written(node: ChildNode): string {
  if (node.nodeType === 3) return escaped(node.textContent ?? '');
  if (node.nodeType !== 1) return `<!${node.nodeType}>`;
  const element = node as Element;
  const attributes = [...element.attributes]
    .map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
  const open = `<${element.localName}${attributes}>`;
  if (['br', 'hr', 'img'].includes(element.localName)) return open;
  return `${open}${[...element.childNodes].map(written).join('')}</${element.localName}>`;
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
