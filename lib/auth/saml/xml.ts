import { DOMParser } from '@xmldom/xmldom';
import { refuseUnless, SamlRefusal } from '@/lib/auth/saml/refusal';

export const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const dsig = 'http://www.w3.org/2000/09/xmldsig#';

const maxDepth = 40;
const declaration = /^\s*<\?xml\s+version="1\.0"(\s+encoding="utf-8")?(\s+standalone="(yes|no)")?\s*\?>/i;
const illegal = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const foreignEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)/;

/**
 * XML without all that a message never needs and attacks do: no document type, entities of its own, comments, CDATA or
 * processing instructions, which different readers see differently; at most 40 deep, namespaces absolute, ids unique.
 */
export function parseStrictly(text: string, what = 'answer'): Document {
  const body = text.replace(/^\uFEFF/, '').replace(declaration, '');
  refuseUnless(!/<!doctype|<!entity/i.test(body), `The ${what} has a document type.`);
  refuseUnless(!/<[!?]/.test(body), `The ${what} has comments, CDATA or processing instructions.`);
  refuseUnless(!illegal.test(body) && !foreignEntity.test(body), `The ${what} is not plain XML.`);
  const document = parse(body, what);
  const ids = new Set<string>();
  for (const { element, depth } of walk(document.documentElement)) {
    refuseUnless(depth <= maxDepth, `The ${what} is nested too deeply.`);
    for (const attribute of Array.from(element.attributes)) checkAttribute(attribute, ids, what);
  }
  return document;
}

function checkAttribute({ name, localName, value }: Attr, ids: Set<string>, what: string): void {
  if (name === 'xmlns' || name.startsWith('xmlns:')) {
    const absolute = /^[a-z][a-z0-9+.-]*:/i.test(value) || (name === 'xmlns' && value === '');
    refuseUnless(absolute, `The ${what} has a relative namespace.`);
  } else if ((localName ?? name).toLowerCase() === 'id') {
    refuseUnless(value !== '' && !ids.has(value), `The ${what} has an id twice.`);
    ids.add(value);
  }
}

function parse(text: string, what: string): Document {
  const fail = () => {
    throw new SamlRefusal(`The ${what} is not XML.`);
  };
  const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } });
  const document = parser.parseFromString(text, 'text/xml') as Document | undefined;
  refuseUnless(Boolean(document?.documentElement), `The ${what} is not XML.`);
  return document as Document;
}

/** Every element from this one down, with its depth; without recursion, since a message may be made of nothing but depth. */
export function* walk(root: Element): Generator<{ element: Element; depth: number }> {
  const waiting = [{ element: root, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of childrenOf(next.element)) waiting.push({ element: child, depth: next.depth + 1 });
  }
}

export function childrenOf(element: Element, namespace?: string, name?: string): Element[] {
  return Array.from(element.childNodes)
    .filter((node): node is Element => node.nodeType === 1)
    .filter(
      (child) => namespace === undefined || (child.namespaceURI === namespace && child.localName === name),
    );
}

/** The one child of this name; refuses none and several. */
export function onlyChild(element: Element, namespace: string, name: string): Element {
  const [child, ...more] = childrenOf(element, namespace, name);
  refuseUnless(child !== undefined && more.length === 0, `The answer needs exactly one ${name}.`);
  return child;
}

/** Text of an element that holds nothing but text. */
export function textOf(element: Element): string {
  refuseUnless(childrenOf(element).length === 0, `${element.localName} holds more than text.`);
  return (element.textContent ?? '').trim();
}
