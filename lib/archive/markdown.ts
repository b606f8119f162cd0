import { parseDocument } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement, textOf } from '@/lib/html/inline';

/** Where a link leads to in the archive; what is not in it stays as it is. */
export type LinkOf = (url: string) => string;

/** Stored HTML as Markdown (GitHub's flavour), to be read: what Markdown has no sign for becomes its words. */
export function markdownOf(html: string, linkOf: LinkOf): string {
  const { children } = parseDocument(html, { decodeEntities: true });
  return blocks(children as unknown as HtmlNode[], linkOf);
}

const headings: Record<string, string> = { h2: '##', h3: '###', h4: '####' };
const inlineTags = new Set('a strong b em i u s sub sup mark code br img span'.split(' '));

function blocks(nodes: HtmlNode[], linkOf: LinkOf): string {
  const written: string[] = [];
  let run: HtmlNode[] = [];
  const flush = () => {
    const text = inline(run, linkOf).trim();
    if (text) written.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (isElement(node) && !inlineTags.has(node.name)) {
      flush();
      const text = block(node, linkOf);
      if (text) written.push(text);
    } else run.push(node);
  }
  flush();
  return written.join('\n\n');
}

function block(node: HtmlElement, linkOf: LinkOf): string {
  const { name, attribs, children } = node;
  const heading = headings[name];
  if (heading) return `${heading} ${inline(children, linkOf).trim()}`;
  if (name === 'hr') return '---';
  if (name === 'pre') return codeBlock(node);
  if (name === 'blockquote') return prefixed(blocks(children, linkOf), '> ');
  if (name === 'ul' || name === 'ol') return list(node, linkOf);
  if (name === 'table') return table(node, linkOf);
  if (name === 'figcaption') return `*${inline(children, linkOf).trim()}*`;
  if (name === 'div' && attribs['data-video']) return videoLink(attribs);
  if (name === 'div' && attribs['data-callout']) return prefixed(blocks(children, linkOf), '> ');
  return blocks(children, linkOf);
}

function codeBlock(node: HtmlElement): string {
  const inner = node.children.filter(isElement).find(({ name }) => name === 'code') ?? node;
  const language = /language-([\w+#-]+)/.exec(inner.attribs.class ?? node.attribs.class ?? '')?.[1] ?? '';
  const text = textOf(node).replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

function list({ name, attribs, children }: HtmlElement, linkOf: LinkOf): string {
  let number = Number(attribs.start ?? 1);
  return children
    .filter(isElement)
    .map((item) => {
      const check = item.attribs['data-checked'];
      const box = check === undefined ? '' : check === 'true' ? '[x] ' : '[ ] ';
      const mark = name === 'ol' ? `${number++}. ` : '- ';
      const text = `${box}${blocks(item.children, linkOf)}`;
      return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`).replace(/^ +$/gm, '');
    })
    .join('\n');
}

function table(node: HtmlElement, linkOf: LinkOf): string {
  const rows = cellsOf(node).map((cells) =>
    cells.map((cell) =>
      inline(cell.children, linkOf)
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')
        .trim(),
    ),
  );
  const width = Math.max(...rows.map((cells) => cells.length), 1);
  const [head = [], ...body] = rows.map((cells) => [...cells, ...Array(width - cells.length).fill('')]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(Array(width).fill('---')), ...body.map(line)].join('\n');
}

function cellsOf(node: HtmlElement): HtmlElement[][] {
  const inner = node.children.filter(isElement);
  if (node.name === 'tr') return [inner];
  return inner.flatMap(cellsOf);
}

function videoLink(attribs: Record<string, string>): string {
  const id = attribs['data-id'] ?? '';
  const url =
    attribs['data-video'] === 'vimeo' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
  return `[Video](${url})`;
}

const signs: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', s: '~~' };

function inline(nodes: HtmlNode[], linkOf: LinkOf): string {
  return nodes.map((node) => inlineNode(node, linkOf)).join('');
}

function inlineNode(node: HtmlNode, linkOf: LinkOf): string {
  if (!isElement(node)) return escaped(textOf(node).replace(/\s+/g, ' '));
  const { name, attribs, children } = node;
  if (name === 'br') return '  \n';
  if (name === 'img') return `![${escaped(attribs.alt ?? '')}](${target(attribs.src, linkOf)})`;
  if (name === 'code') return codeSpan(textOf(node));
  const text = inline(children, linkOf);
  if (name === 'a') return `[${text.trim()}](${target(attribs.href, linkOf)})`;
  const sign = signs[name];
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return sign && inner ? `${before}${sign}${inner}${sign}${after}` : text;
}

function codeSpan(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  return text.includes('`') ? `${fence} ${text} ${fence}` : `\`${text}\``;
}

function target(url: string | undefined, linkOf: LinkOf): string {
  return linkOf(url ?? '').replace(/[\s()<>]/g, (sign) =>
    encodeURIComponent(sign).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29')),
  );
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => `${prefix}${line}`.trimEnd())
    .join('\n');
}
