import { type Attributes, marks, withoutControls } from './allow-list.ts';
import { HtmlWriter } from './html-writer.ts';

/** As much of a parsed document as counts here: what htmlparser2 returns, or what a browser's DOM is read into. */
export type HtmlNode = HtmlElement | { data: string } | { type: string };
export type HtmlElement = { name: string; attribs: Attributes; children: HtmlNode[] };

export type Inline = { html: string; marks: HtmlElement[]; blank: boolean };
export type Item = Inline | { block: HtmlElement; marks: HtmlElement[] };

const markTags = new Set<string>(marks);
const blocks = new Set(
  'p h2 h3 h4 hr pre blockquote ul ol li figure figcaption table thead tbody tr th td div'.split(' '),
);

/** Text and inline elements with the marks around them, and the blocks between, in order. */
export function items(nodes: HtmlNode[], outer: HtmlElement[]): Item[] {
  return nodes.flatMap((node): Item[] => {
    if (!isElement(node)) {
      const text = 'data' in node ? withoutControls(node.data) : '';
      return text ? [{ html: HtmlWriter.escape(text), marks: outer, blank: isBlank(node) }] : [];
    }
    const { name, attribs } = node;
    if (name === 'br' || (name === 'img' && attribs.src))
      return [{ html: HtmlWriter.tag(name, attribs), marks: outer, blank: false }];
    if (attribs['data-mention']) return mention(node, outer);
    if (markTags.has(name)) return items(node.children, withMark(outer, node));
    if (blocks.has(name)) return [{ block: node, marks: outer }];
    return items(node.children, outer);
  });
}

/** A mention is a link once rendered, so it never stands inside one. */
function mention(node: HtmlElement, outer: HtmlElement[]): Item[] {
  const text = textOf(node).trim();
  const html = `${HtmlWriter.tag('span', node.attribs)}${HtmlWriter.escape(text)}</span>`;
  return text ? [{ html, marks: outer.filter((mark) => mark.name !== 'a'), blank: false }] : [];
}

/** The same mark twice says nothing; of two links the inner one is meant. */
function withMark(outer: HtmlElement[], mark: HtmlElement): HtmlElement[] {
  if (mark.name !== 'a') return outer.some((other) => other.name === mark.name) ? outer : [...outer, mark];
  const { href, 'data-media-id': media } = mark.attribs;
  return href || media ? [...outer.filter((other) => other.name !== 'a'), mark] : outer;
}

export function textOf(node: HtmlNode): string {
  if (!isElement(node)) return 'data' in node ? withoutControls(node.data) : '';
  if (node.name === 'br') return '\n';
  return node.children.map(textOf).join('');
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/** White space, also inside marks: it says nothing between items, rows or cells. */
export function isBlank(node: HtmlNode): boolean {
  if (!isElement(node)) return !('data' in node) || /^[ \t\n\f\r]*$/.test(withoutControls(node.data));
  const { name, attribs } = node;
  if (name === 'br' || name === 'img' || blocks.has(name) || attribs['data-mention']) return false;
  return node.children.every(isBlank);
}
