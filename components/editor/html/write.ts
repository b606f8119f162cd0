import { $isCodeNode, type CodeNode } from '@lexical/code';
import { $isLinkNode, type LinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $isTableNode } from '@lexical/table';
import {
  $isElementNode,
  $isLineBreakNode,
  $isTabNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import { $isCallout } from '@/components/editor/nodes/callout';
import { $isPreservedBlock, $isPreservedInline } from '@/components/editor/nodes/preserved';
import { $isUpload } from '@/components/editor/nodes/upload';
import { safeHref } from '@/lib/html/urls';
import { alignment } from './alignment';
import { formats } from './formats';
import { $writeTable } from './tables';

/** Writes editor blocks as the HTML that the server stores: its allow-list, in its structure. */
function $writeBlocks(parent: ElementNode): string {
  return parent.getChildren().map($writeBlock).join('');
}

export function $writeBlock(node: LexicalNode): string {
  if ($isPreservedBlock(node)) return node.getHtml();
  if ($isListNode(node)) return $writeList(node);
  if ($isCodeNode(node)) return $writeCode(node);
  if ($isTableNode(node)) return $writeTable(node, $writeBlocks, $writeInline);
  if ($isQuoteNode(node)) return `<blockquote>${$writeBlocks(node)}</blockquote>`;
  if ($isCallout(node)) return `<div data-callout="${node.getKind()}">${$writeBlocks(node)}</div>`;
  if ($isUpload(node)) return '';
  if (!$isElementNode(node)) return `<p>${$writeInline([node])}</p>`;
  const tag = $isHeadingNode(node) ? node.getTag() : 'p';
  return `<${tag}${alignment(node)}>${$writeInline(node.getChildren())}</${tag}>`;
}

function $writeCode(node: CodeNode) {
  const language = node.getLanguage();
  const name = language ? ` class="language-${escapeAttribute(language)}"` : '';
  return `<pre><code${name}>${escapeText(node.getTextContent())}</code></pre>`;
}

function $writeList(list: ListNode): string {
  const type = list.getListType();
  const tag = list.getTag();
  const start = tag === 'ol' && list.getStart() !== 1 ? ` start="${list.getStart()}"` : '';
  const kind = type === 'check' ? ' data-list="check"' : '';
  const items: string[] = [];
  for (const item of list.getChildren().filter($isListItemNode)) {
    const nested = item.getFirstChild();
    const previous = items.pop();
    if (!$isListNode(nested))
      items.push(...(previous === undefined ? [] : [previous]), $openItem(item, type));
    else items.push(`${previous ?? '<li>'}${$writeList(nested)}`);
  }
  return `<${tag}${kind}${start}>${items.map((item) => `${item}</li>`).join('')}</${tag}>`;
}

function $openItem(item: ListItemNode, type: string) {
  const checked = type === 'check' ? ` data-checked="${item.getChecked() ?? false}"` : '';
  return `<li${checked}>${$writeInline(item.getChildren())}`;
}

type Token = { text: string; html: string | null; marks: (string | LinkNode)[] };

/** Marks are opened and closed only where they change, the link outermost. */
export function $writeInline(nodes: LexicalNode[]): string {
  const tokens = nodes.flatMap((node) =>
    $isLinkNode(node) ? node.getChildren().map((child) => $tokenOf(child, [node])) : [$tokenOf(node, [])],
  );
  let html = '';
  let open: Token['marks'] = [];
  for (const token of [...visible(tokens), { text: '', html: '', marks: [] }]) {
    let shared = 0;
    while (shared < open.length && open[shared] === token.marks[shared]) shared++;
    for (const mark of open.slice(shared).reverse()) html += typeof mark === 'string' ? `</${mark}>` : '</a>';
    for (const mark of token.marks.slice(shared))
      html += typeof mark === 'string' ? `<${mark}>` : $openLink(mark);
    html += token.html ?? escapeText(token.text);
    open = token.marks;
  }
  return html;
}

function $tokenOf(node: LexicalNode, links: LinkNode[]): Token {
  if ($isLineBreakNode(node)) return { text: '', html: '<br>', marks: links };
  if ($isPreservedInline(node))
    return { text: '', html: node.getHtml(), marks: [...links, ...marksOf(node)] };
  if (!$isTextNode(node)) return { text: node.getTextContent(), html: null, marks: links };
  const text = $isTabNode(node) ? '\u00a0'.repeat(4) : node.getTextContent();
  return { text, html: null, marks: [...links, ...marksOf(node)] };
}

function marksOf(node: { hasFormat(format: TextFormatType): boolean }) {
  return formats.filter(([format]) => node.hasFormat(format)).map(([, tag]) => tag);
}

/** The editor shows every space, HTML only the first: further ones are written so that they last. */
function visible(tokens: Token[]): Token[] {
  let ending = true;
  for (const token of tokens.toReversed()) {
    if (token.html !== null) ending = token.html === '<br>';
    else if (ending) {
      token.text = token.text.replace(/ +$/, '');
      ending = token.text === '';
    }
  }
  let space = true;
  for (const token of tokens) {
    if (token.html !== null) space = token.html === '<br>';
    token.text = token.text.replace(/ |[^ ]+/g, (part) => {
      const hidden = part === ' ' && space;
      space = part === ' ' && !hidden;
      return hidden ? '\u00a0' : part;
    });
  }
  return tokens.filter((token) => token.html !== null || token.text !== '');
}

function $openLink(link: LinkNode) {
  const href = safeHref(link.getURL());
  const rel = href && /^https?:/i.test(href) ? ' rel="noopener"' : '';
  return href ? `<a href="${escapeAttribute(href)}"${rel}>` : '<a>';
}

function escapeText(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function escapeAttribute(text: string) {
  return escapeText(text).replace(/"/g, '&quot;');
}
