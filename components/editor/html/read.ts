import { $createCodeNode } from '@lexical/code';
import { $createLinkNode, type LinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTabNode,
  $createTextNode,
  type ElementFormatType,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import { $createCallout, type CalloutKind } from '@/components/editor/nodes/callout';
import { $createPreservedBlock, $createPreservedInline } from '@/components/editor/nodes/preserved';
import { formatBits } from './formats';
import { $readTable, isPlainTable } from './tables';

/**
 * Reads clean HTML (see clean.ts) into editor blocks. What has no block of its own is kept whole as a
 * preserved node, so that opening and saving never loses it.
 */
export function $readBlocks(parent: Element): LexicalNode[] {
  const blocks: LexicalNode[] = [];
  let run: Node[] = [];
  const flush = () => {
    const inline = $readInline(run);
    if (inline.length > 0) blocks.push($createParagraphNode().append(...inline));
    run = [];
  };
  for (const node of parent.childNodes) {
    if (isElement(node) && !isInline(node)) {
      flush();
      blocks.push($readBlock(node));
    } else run.push(node);
  }
  flush();
  return blocks;
}

function $readBlock(element: HTMLElement): LexicalNode {
  const { localName: tag } = element;
  if (tag === 'p') return $fill($createParagraphNode(), element);
  if (tag === 'h2' || tag === 'h3' || tag === 'h4') return $fill($createHeadingNode(tag), element);
  if (tag === 'blockquote') return $readQuote(element);
  if (tag === 'pre') return $readCode(element);
  if (tag === 'table' && isPlainTable(element)) return $readTable(element, $readBlocks);
  if (element.dataset.callout) return $readCallout(element);
  if ((tag === 'ul' || tag === 'ol') && isPlainList(element)) return $readList(element);
  return $createPreservedBlock(sourceOf(element));
}

function $fill(node: ElementNode, element: Element) {
  const align = element.getAttribute('data-align');
  if (align) node.setFormat(align as ElementFormatType);
  return node.append(...$readInline(element.childNodes));
}

function $readQuote(element: Element) {
  const blocks = $readBlocks(element);
  return $createQuoteNode({ shadowRoot: true }).append(
    ...(blocks.length > 0 ? blocks : [$createParagraphNode()]),
  );
}

function $readCallout(element: HTMLElement) {
  const blocks = $readBlocks(element);
  return $createCallout(element.dataset.callout as CalloutKind).append(
    ...(blocks.length > 0 ? blocks : [$createParagraphNode()]),
  );
}

function $readCode(element: Element) {
  const language = /^language-(.+)$/.exec(element.firstElementChild?.className ?? '')?.[1];
  return $createCodeNode(language).append(...$readText(element.textContent ?? ''));
}

/** Text as it stands, with its lines and tabs. */
export function $readText(text: string): LexicalNode[] {
  return text.split(/(\n|\t)/).flatMap((part): LexicalNode[] => {
    if (part === '\n') return [$createLineBreakNode()];
    if (part === '\t') return [$createTabNode()];
    return part ? [$createTextNode(part)] : [];
  });
}

/** The editor's items hold a line of text and, after it, lists; others are kept as they are. */
function isPlainList(list: Element): boolean {
  return [...list.children].every((item) => {
    const nested = [...item.children].filter((child) => !isInline(child));
    if (nested.some((child) => !/^[uo]l$/.test(child.localName) || !isPlainList(child))) return false;
    if (nested.length === 0) return true;
    const nodes = [...item.childNodes];
    const text = nodes.slice(0, nodes.indexOf(nested[0] as ChildNode));
    const rest = nodes.slice(text.length);
    return (
      text.some((node) => isElement(node) || !isBlankText(node)) &&
      rest.every((node) => (isElement(node) ? !isInline(node) : isBlankText(node)))
    );
  });
}

function $readList(element: Element): ListNode {
  const type = element.hasAttribute('data-list') ? 'check' : element.localName === 'ol' ? 'number' : 'bullet';
  const list = $createListNode(type, Number(element.getAttribute('start') ?? 1));
  for (const item of element.children) {
    const nested = [...item.children].filter((child) => /^[uo]l$/.test(child.localName));
    const text = [...item.childNodes].filter((node) => !nested.includes(node as Element));
    const checked = type === 'check' ? item.getAttribute('data-checked') === 'true' : undefined;
    list.append($createListItemNode(checked).append(...$readInline(text)));
    // Lexical keeps a nested list in an item of its own, after the item it belongs to.
    for (const child of nested) list.append($createListItemNode().append($readList(child)));
  }
  return list;
}

/** Inline content with white space as a browser would show it: collapsed, and none at the edges of lines. */
export function $readInline(nodes: Iterable<Node>): LexicalNode[] {
  const tokens = collapse(tokensOf(nodes, 0, null)).filter((token) => token.text !== '');
  const content: LexicalNode[] = [];
  let link: LinkNode | null = null;
  tokens.forEach((token, index) => {
    if (token.link !== (tokens[index - 1]?.link ?? null)) {
      link = token.link && $createLink(token.link);
      if (link) content.push(link);
    }
    const node = $createInline(token);
    if (link) link.append(node);
    else content.push(node);
  });
  return content;
}

type Token = { text: string | null; source: Element | null; format: number; link: Element | null };

/** Text with what applies to it; `source` is the element of a line break or of something preserved. */
function tokensOf(nodes: Iterable<Node>, format: number, link: Element | null): Token[] {
  return [...nodes].flatMap((node): Token[] => {
    if (!isElement(node)) return [{ text: node.textContent ?? '', source: null, format, link }];
    const bits = formatBits(node.localName);
    if (bits !== undefined) return tokensOf(node.childNodes, format | bits, link);
    if (isLink(node)) return tokensOf(node.childNodes, format, node);
    return [{ text: null, source: node, format, link }];
  });
}

function collapse(tokens: Token[]): Token[] {
  let last: Token | null = null;
  const trimLine = () => {
    if (last?.text) last.text = last.text.replace(/ $/, '');
    last = null;
  };
  let afterSpace = true;
  for (const token of tokens) {
    if (token.text === null) {
      const breaks = token.source?.localName === 'br';
      if (breaks) trimLine();
      else last = null;
      afterSpace = breaks;
      continue;
    }
    const text: string = token.text.replace(/[ \t\n\r\f]+/g, ' ');
    token.text = afterSpace ? text.replace(/^ /, '') : text;
    if (token.text === '') continue;
    afterSpace = token.text.endsWith(' ');
    last = token;
  }
  trimLine();
  return tokens;
}

function $createInline({ text, source, format }: Token): LexicalNode {
  if (source?.localName === 'br') return $createLineBreakNode();
  if (source) return $createPreservedInline(sourceOf(source), format);
  return $createTextNode(text ?? '').setFormat(format);
}

function $createLink(element: Element) {
  return $createLinkNode(element.getAttribute('href') ?? '', { rel: element.getAttribute('rel') });
}

/** As the server writes it: browsers name the one space that the server keeps as it is. */
function sourceOf(element: Element) {
  return element.outerHTML.replaceAll('&nbsp;', '\u00a0');
}

function isLink(element: Element) {
  return element.localName === 'a' && !element.hasAttribute('data-media-id');
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}

/** A link to a file is as inline as any; what else is not listed stands on its own. */
function isInline(element: Element) {
  const { localName: tag } = element;
  return formatBits(tag) !== undefined || ['a', 'br', 'img', 'span'].includes(tag);
}

function isBlankText(node: Node) {
  return !/[^ \t\n\r\f]/.test(node.textContent ?? '');
}
