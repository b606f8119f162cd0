import { type Attributes, headings, marks, withoutControls } from './allow-list.ts';
import { HtmlWriter } from './html-writer.ts';

/** As much of a parsed document as counts here: what htmlparser2 returns, or what a browser's DOM is read into. */
export type HtmlNode = HtmlElement | { data: string } | { type: string };
export type HtmlElement = { name: string; attribs: Attributes; children: HtmlNode[] };
type Inline = { html: string; marks: HtmlElement[]; blank: boolean };
type Item = Inline | { block: HtmlElement; marks: HtmlElement[] };

const markTags = new Set<string>(marks);
const phrasing = new Set<string>(['p', ...headings]);
const blocks = new Set(
  'p h2 h3 h4 hr pre blockquote ul ol li figure figcaption table thead tbody tr th td div'.split(' '),
);

/**
 * Writes allow-listed HTML in the one form that every HTML parser reads alike: no block inside a
 * paragraph or a mark, lists of items, tables of rows of cells, code as text. Bold around two
 * paragraphs becomes bold in each. What it returns it leaves unchanged when given again.
 */
export function withStructure(nodes: HtmlNode[], maxLength: number): string {
  const writer = new HtmlWriter(maxLength);
  flow(writer, nodes, [], false);
  return writer.toString();
}

/** Content of a box: text and blocks as they come; `wrapped` makes a paragraph of each run of text. */
function flow(writer: HtmlWriter, nodes: HtmlNode[], outer: HtmlElement[], wrapped: boolean) {
  const run: Inline[] = [];
  const flush = () => {
    if (wrapped) paragraph(writer, 'p', {}, run);
    else inline(writer, run);
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
  if (name === 'div') box(writer, node, outer);
  else if (phrasing.has(name)) phrase(writer, name, node, outer);
  else if (name === 'hr') writer.open('hr', {});
  else if (name === 'pre') code(writer, node);
  else if (name === 'ul' || name === 'ol') list(writer, node, outer);
  else if (name === 'table') table(writer, node, outer);
  else if (name === 'figure') figure(writer, node, outer);
  else if (name === 'blockquote') writer.wrap(name, {}, () => flow(writer, node.children, outer, false));
  else flow(writer, node.children, outer, true);
}

/** The three boxes that mean something; any other div is a way to write paragraphs. */
function box(writer: HtmlWriter, node: HtmlElement, outer: HtmlElement[]) {
  const {
    'data-video': video,
    'data-id': id,
    'data-media-id': media,
    'data-callout': callout,
  } = node.attribs;
  if (video && id) writer.wrap('div', { 'data-video': video, 'data-id': id }, () => {});
  else if (media) phrase(writer, 'div', node, outer, { 'data-media-id': media });
  else if (callout)
    writer.wrap('div', { 'data-callout': callout }, () => flow(writer, node.children, outer, false));
  else flow(writer, node.children, outer, true);
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
      writer.wrap('li', checks ? checked : {}, () => flow(writer, nodes, outer, false));
    }
  });
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
  flow(writer, rows.loose, outer, true);
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
      writer.wrap(cell?.name ?? 'td', cell?.attribs ?? {}, () => flow(writer, nodes, outer, false));
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
      else flow(writer, [child], outer, false);
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

/** Text and inline elements with the marks around them, and the blocks between, in order. */
function items(nodes: HtmlNode[], outer: HtmlElement[]): Item[] {
  return nodes.flatMap((node): Item[] => {
    if (!isElement(node)) {
      const text = 'data' in node ? withoutControls(node.data) : '';
      return text ? [{ html: HtmlWriter.escape(text), marks: outer, blank: isBlank(node) }] : [];
    }
    const { name, attribs } = node;
    if (name === 'br' || (name === 'img' && attribs.src))
      return [{ html: HtmlWriter.tag(name, attribs), marks: outer, blank: false }];
    if (attribs['data-mention']) return mention(node, outer);
    if (markTags.has(name)) return items(node.children, withMark(outer, node));
    if (blocks.has(name)) return [{ block: node, marks: outer }];
    return items(node.children, outer);
  });
}

/** A mention is a link once rendered, so it never stands inside one. */
function mention(node: HtmlElement, outer: HtmlElement[]): Item[] {
  const text = textOf(node).trim();
  const html = `${HtmlWriter.tag('span', node.attribs)}${HtmlWriter.escape(text)}</span>`;
  return text ? [{ html, marks: outer.filter((mark) => mark.name !== 'a'), blank: false }] : [];
}

/** The same mark twice says nothing; of two links the inner one is meant. */
function withMark(outer: HtmlElement[], mark: HtmlElement): HtmlElement[] {
  if (mark.name !== 'a') return outer.some((other) => other.name === mark.name) ? outer : [...outer, mark];
  const { href, 'data-media-id': media } = mark.attribs;
  return href || media ? [...outer.filter((other) => other.name !== 'a'), mark] : outer;
}

function textOf(node: HtmlNode): string {
  if (!isElement(node)) return 'data' in node ? withoutControls(node.data) : '';
  if (node.name === 'br') return '\n';
  return node.children.map(textOf).join('');
}

function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/** White space, also inside marks: it says nothing between items, rows or cells. */
function isBlank(node: HtmlNode): boolean {
  if (!isElement(node)) return !('data' in node) || /^[ \t\n\f\r]*$/.test(withoutControls(node.data));
  const { name, attribs } = node;
  if (name === 'br' || name === 'img' || blocks.has(name) || attribs['data-mention']) return false;
  return node.children.every(isBlank);
}
