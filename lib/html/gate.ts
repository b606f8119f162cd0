import { parseDocument } from 'htmlparser2';
import sanitize from 'sanitize-html';
import { allow, allowList, opaque } from './allow-list.ts';
import { checkLimits } from './limits.ts';
import { maxBytes } from './refusals.ts';
import { withStructure } from './structure.ts';

const transform = (name: string, given: Record<string, string>) => {
  const { tag, attributes } = allow(name, given);
  return { tagName: tag, attribs: attributes };
};

const options: sanitize.IOptions = {
  allowedTags: [...allowList.keys()],
  allowedAttributes: Object.fromEntries([...allowList].map(([tag, attributes]) => [tag, [...attributes]])),
  nonTextTags: opaque,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  // The fallback inside an embed is nobody's text; empty, it is not parsed as HTML of its own.
  transformTags: { iframe: (name, given) => ({ ...transform(name, given), text: '' }), '*': transform },
};

/**
 * The allow-list and the canonical structure, at once and on this thread. Only for the worker and for HTML
 * that has passed it before; everybody else calls `sanitizeHtml`.
 * @throws AppError `invalid` beyond the limits
 */
export function cleanHtml(html: string): string {
  checkLimits(html);
  const clean = withStructure(parseDocument(sanitize(html.toWellFormed(), options)).children, maxBytes);
  checkLimits(clean);
  return clean;
}
