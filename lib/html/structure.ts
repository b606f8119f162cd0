import { type Attributes, headings, marks } from './allow-list.ts';
import { HtmlWriter } from './html-writer.ts';
import { type HtmlElement, type HtmlNode, type Inline, isBlank, isElement, items, textOf } from './inline.ts';

const phrasing = new Set<string>(['p', ...headings]);
const strays = new Set(['li', 'td', 'th', 'tr', 'thead', 'tbody', 'figcaption']);

/**
 * Writes allow-listed HTML in the one form that every HTML parser reads alike: no block inside a
 * paragraph or a mark, lists of items, tables of rows of cells, code as text. Bold around two
 * paragraphs becomes bold in each. What it returns it leaves unchanged when given again.
 */
export function withStructure(nodes: HtmlNode[], maxLength: number): string {
  const writer = new HtmlWriter(maxLength);
  flow(writer, nodes, [], 'page');
  return writer.toString();
}

/** How the text between blocks is written: as it comes, without mere white space, or as paragraphs. */
type Place = 'page' | 'box' | 'paragraphs';

function flow(writer: HtmlWriter, nodes: HtmlNode[], outer: HtmlElement[], place: Place) {
  const run: Inline[] = [];
  const flush = () => {
    if (place === 'paragraphs') paragraph(writer, 'p', {}, run);
    else if (place === 'page' || run.some((part) => !part.blank)) inline(writer, run);
    run.length = 0;
  };
  for (const item of items(nodes, outer)) {
    if ('html' in item) run.push(item);
    else {
      flush();
      block(writer, item.block, item.marks);
    }
  }
  flush();
}

function block(writer: HtmlWriter, node: HtmlElement, outer: HtmlElement[]) {
  const { name } = node;
  if (isTransparent(node)) flow(writer, node.children, outer, 'paragraphs');
  else if (name === 'div') box(writer, node, outer);
  else if (phrasing.has(name)) phrase(writer, name, node, outer);
  else if (name === 'hr') writer.raw('<hr>');
  else if (name === 'pre') code(writer, node);
  else if (name === 'ul' || name === 'ol') list(writer, node, outer);
  else if (name === 'table') table(writer, node, outer);
  else if (name === 'figure') figure(writer, node, outer);
  else if (name === 'blockquote')
    writer.wrapUnlessEmpty(name, {}, () => flow(writer, node.children, outer, 'box'));
}

/** A div of other people's documents is a way to write paragraphs; so is an item or a cell without its list or table. */
function isTransparent({ name, attribs }: HtmlElement) {
  if (name === 'div') return !attribs['data-video'] && !attribs['data-media-id'] && !attribs['data-callout'];
  return strays.has(name);
}

/** The three boxes that mean something. */
function box(writer: HtmlWriter, node: HtmlElement, outer: HtmlElement[]) {
  const {
    'data-video': video,
    'data-id': id,
    'data-height': height,
    'data-media-id': media,
    'data-callout': callout,
  } = node.attribs;
  if (video && id)
    writer.wrap(
      'div',
      { 'data-video': video, 'data-id': id, ...(height && { 'data-height': height }) },
      () => {},
    );
  else if (media) phrase(writer, 'div', node, outer, { 'data-media-id': media });
  else if (callout)
    writer.wrapUnlessEmpty('div', { 'data-callout': callout }, () =>
      flow(writer, node.children, outer, 'box'),
    );
}

/** A paragraph or heading holds text only: a block inside ends it, and what follows starts another. */
function phrase(
  writer: HtmlWriter,
  tag: string,
  node: HtmlElement,
  outer: HtmlElement[],
  given?: Attributes,
) {
  const attributes = given ?? node.attribs;
  const run: Inline[] = [];
  let split = false;
  for (const item of items(node.children, outer)) {
    if ('html' in item) run.push(item);
    else {
      split = true;
      paragraph(writer, tag, attributes, run.splice(0));
      block(writer, item.block, item.marks);
    }
  }
  if (split) paragraph(writer, tag, attributes, run);
  else writer.wrap(tag, attributes, () => inline(writer, run));
}

function paragraph(writer: HtmlWriter, tag: string, attributes: Attributes, run: Inline[]) {
  if (run.some((part) => !part.blank)) writer.wrap(tag, attributes, () => inline(writer, run));
}

function inline(writer: HtmlWriter, run: Inline[]) {
  let open: HtmlElement[] = [];
  const closeTo = (depth: number) => {
    for (const mark of open.slice(depth).reverse()) writer.close(mark.name);
  };
  for (const part of run) {
    let shared = 0;
    while (shared < open.length && open[shared] === part.marks[shared]) shared++;
    closeTo(shared);
    for (const mark of part.marks.slice(shared))
      writer.open(mark.name, mark.name === 'a' ? mark.attribs : {});
    open = part.marks;
    writer.raw(part.html);
  }
  closeTo(0);
}

/** What stands loose in a list joins the item before it, as browsers show it. */
function list(writer: HtmlWriter, node: HtmlElement, outer: HtmlElement[]) {
  const entries: { attributes: Attributes; nodes: HtmlNode[] }[] = [];
  for (const child of node.children) {
    const last = entries.at(-1);
    if (isElement(child) && child.name === 'li')
      entries.push({ attributes: child.attribs, nodes: [...child.children] });
    else if (isBlank(child)) continue;
    else if (last) last.nodes.push(child);
    else entries.push({ attributes: {}, nodes: [child] });
  }
  if (entries.length === 0) return;
  const checks = node.name === 'ul' && node.attribs['data-list'] === 'check';
  writer.wrap(node.name, node.attribs, () => {
    for (const { attributes, nodes } of entries) {
      const checked = { 'data-checked': attributes['data-checked'] ?? 'false' };
      writer.wrap('li', checks ? checked : {}, () => itemContent(writer, nodes, outer));
    }
  });
}

/** An item of one paragraph, and perhaps lists below it, is a line of text: the paragraph says nothing more. */
function itemContent(writer: HtmlWriter, nodes: HtmlNode[], outer: HtmlElement[]) {
  const content = writer.apart();
  flow(content, nodes, outer, 'box');
  const html = content.toString();
  const [first, ...rest] = content.tops;
  const end = html.indexOf('</p>');
  if (first !== 'p' || !html.startsWith('<p>') || !rest.every((tag) => tag === 'ul' || tag === 'ol')) {
    writer.raw(html);
    return;
  }
  const text = html.slice(3, end);
  writer.raw(isBlankText(text) ? '' : text);
  writer.raw(html.slice(end + 4));
}

const markTags = new RegExp(`</?(?:${marks.join('|')})(?: [^>]*)?>`, 'g');

/** White space, in marks or not, which an item without its paragraph would lose when it is read again. */
function isBlankText(html: string): boolean {
  return /^[ \t\n]*$/.test(html.replace(markTags, ''));
}

/** Rows keep their place in head or body; what stands loose between them comes before the table. */
function table(writer: HtmlWriter, node: HtmlElement, outer: HtmlElement[]) {
  const rows: { head: HtmlElement[]; body: HtmlElement[]; loose: HtmlNode[] } = {
    head: [],
    body: [],
    loose: [],
  };
  const collect = (children: HtmlNode[], section: HtmlElement[]) => {
    for (const child of children) {
      if (isBlank(child)) continue;
      if (!isElement(child)) rows.loose.push(child);
      else if (child.name === 'thead') collect(child.children, rows.head);
      else if (child.name === 'tbody') collect(child.children, section);
      else if (child.name !== 'tr') rows.loose.push(child);
      else if (child.children.some((cell) => !isBlank(cell))) section.push(child);
    }
  };
  collect(node.children, rows.body);
  flow(writer, rows.loose, outer, 'paragraphs');
  if (rows.head.length + rows.body.length === 0) return;
  writer.wrap('table', {}, () => {
    section(writer, 'thead', rows.head, outer);
    section(writer, 'tbody', rows.body, outer);
  });
}

function section(writer: HtmlWriter, name: 'thead' | 'tbody', rows: HtmlElement[], outer: HtmlElement[]) {
  if (rows.length === 0) return;
  const cells = (row: HtmlElement) => {
    for (const child of row.children) {
      if (isBlank(child)) continue;
      const cell = isElement(child) && (child.name === 'td' || child.name === 'th') ? child : null;
      const nodes = cell ? cell.children : [child];
      writer.wrap(cell?.name ?? 'td', cell?.attribs ?? {}, () => flow(writer, nodes, outer, 'box'));
    }
  };
  writer.wrap(name, {}, () => {
    for (const row of rows) writer.wrap('tr', {}, () => cells(row));
  });
}

function figure(writer: HtmlWriter, node: HtmlElement, outer: HtmlElement[]) {
  writer.wrapUnlessEmpty('figure', node.attribs, () => {
    for (const child of node.children) {
      if (isBlank(child)) continue;
      if (isElement(child) && child.name === 'figcaption') phrase(writer, 'figcaption', child, outer);
      else flow(writer, [child], outer, 'box');
    }
  });
}

function code(writer: HtmlWriter, node: HtmlElement) {
  const inner = node.children.find((child) => isElement(child) && child.name === 'code');
  const language = (inner && isElement(inner) ? inner.attribs.class : undefined) ?? node.attribs.class;
  // HTML drops a newline that directly follows <pre>; inside <code> it would count.
  const text = inner ? textOf(node) : textOf(node).replace(/^\n/, '');
  writer.wrap('pre', {}, () => {
    writer.wrap('code', language ? { class: language } : {}, () => writer.text(text));
  });
}
