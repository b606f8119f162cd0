import type { ElementNode } from 'lexical';

/** The attribute of a block that is not aligned as text begins anyway. */
export function alignment(node: ElementNode): string {
  const align = node.getFormatType().replace(/^end$/, 'right');
  return ['center', 'right', 'justify'].includes(align) ? ` data-align="${align}"` : '';
}
