const tag = /<(\/?)([a-z][a-z0-9-]*)(?:\s[^>]*?)?(\/?)>/gi;
const empty = new Set(['br', 'hr', 'img', 'input', 'source', 'track', 'wbr', 'col']);

/**
 * The top-level elements of a document, each with its markup, for comparing. Stored HTML is well-formed and escapes
 * `>` in attributes; of anything else the rest stays one block, so that joining gives back what was split.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    const block = html.slice(start, end);
    if (block.trim() !== '') blocks.push(block);
    start = end;
  };
  for (const match of html.matchAll(tag)) {
    const [markup, closing, name = '', selfClosing] = match;
    const after = match.index + markup.length;
    if (closing) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) cut(after);
    } else if (selfClosing || empty.has(name.toLowerCase())) {
      if (depth === 0) cut(after);
    } else {
      if (depth === 0) cut(match.index);
      depth++;
    }
  }
  cut(html.length);
  return blocks;
}
