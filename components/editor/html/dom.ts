import { formatBits } from './formats';

/** As the server writes it: browsers name the one space that the server keeps as it is. */
export function sourceOf(element: Element) {
  return element.outerHTML.replaceAll('&nbsp;', '\u00a0');
}

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}

/** A link to a file is as inline as any; what else is not listed stands on its own. */
export function isInline(element: Element) {
  const { localName: tag } = element;
  return formatBits(tag) !== undefined || ['a', 'br', 'img', 'span'].includes(tag);
}

export function isBlankText(node: Node) {
  return !/[^ \t\n\r\f]/.test(node.textContent ?? '');
}
