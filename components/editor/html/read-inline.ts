import { $createLinkNode, type LinkNode } from '@lexical/link';
import { $createLineBreakNode, $createTextNode, type LexicalNode } from 'lexical';
import { $createPreservedInline } from '@/components/editor/nodes/preserved';
import { isElement, sourceOf } from './dom';
import { formatBits } from './formats';

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

function isLink(element: Element) {
  return element.localName === 'a' && !element.hasAttribute('data-media-id');
}
