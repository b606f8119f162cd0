import { allow, allowList, opaque } from '@/lib/html/allow-list';
import type { HtmlNode } from '@/lib/html/inline';
import { maxBytes } from '@/lib/html/refusals';
import { withStructure } from '@/lib/html/structure';
import { plainMarkup } from './office';

/** An embed is read for its address, never for what is inside. */
const dropped = new Set(opaque.filter((tag) => tag !== 'iframe'));

/**
 * The server's allow-list and structure, applied in the browser to a document that is never shown: what the
 * editor loads and pastes is already what the server will store.
 */
export function cleanHtml(html: string): string {
  return withStructure(readTree(parseHtml(html).childNodes), maxBytes);
}

/** Like `cleanHtml`, for HTML of other programs: what Word and Google Docs say with styles becomes elements. */
export function cleanPasted(html: string): string {
  const body = parseHtml(html);
  plainMarkup(body);
  return withStructure(readTree(body.childNodes), maxBytes);
}

/** In a document of its own, where nothing loads and nothing runs. */
export function parseHtml(html: string): HTMLElement {
  const element = document.implementation.createHTMLDocument('').createElement('div');
  element.innerHTML = html;
  return element;
}

function readTree(nodes: Iterable<Node>): HtmlNode[] {
  return [...nodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [{ data: node.textContent ?? '' }];
    if (!isHtml(node) || dropped.has(node.localName)) return [];
    const given = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    const { tag, attributes } = allow(node.localName, given);
    const children = node.localName === 'iframe' ? [] : readTree(node.childNodes);
    return allowList.has(tag) ? [{ name: tag, attribs: attributes, children }] : children;
  });
}

/** Foreign elements are none of ours, whatever their name. */
function isHtml(node: Node): node is HTMLElement {
  return (
    node.nodeType === Node.ELEMENT_NODE && (node as Element).namespaceURI === 'http://www.w3.org/1999/xhtml'
  );
}
