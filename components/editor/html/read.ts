import { $createCodeNode } from '@lexical/code';
import { $createListItemNode, $createListNode, $isListNode, type ListNode } from '@lexical/list';
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
import { $createPreservedBlock } from '@/components/editor/nodes/preserved';
import { isBlankText, isElement, isInline, sourceOf } from './dom';
import { $readInline } from './read-inline';
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
      const block = $readBlock(node);
      // The library would join two lists of one kind, and number them as one.
      const joins = $isListNode(block) && isSameList(block, blocks.at(-1));
      blocks.push(joins ? $createPreservedBlock(sourceOf(node)) : block);
    } else run.push(node);
  }
  flush();
  return blocks;
}

function isSameList(list: ListNode, before: LexicalNode | undefined) {
  return $isListNode(before) && before.getListType() === list.getListType();
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
