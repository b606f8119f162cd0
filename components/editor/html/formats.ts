import { TEXT_TYPE_TO_FORMAT, type TextFormatType } from 'lexical';

/** Text formats in the order in which their elements are nested, and the element that each is written as. */
export const formats: readonly [format: TextFormatType, tag: string][] = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['highlight', 'mark'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['code', 'code'],
];

const bits = new Map(formats.map(([format, tag]) => [tag, TEXT_TYPE_TO_FORMAT[format] ?? 0]));

/** The format bits that an element adds to its text; undefined for elements that are no format. */
export function formatBits(tag: string): number | undefined {
  return bits.get({ b: 'strong', i: 'em' }[tag] ?? tag);
}
