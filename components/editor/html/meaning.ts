type Piece = { text: string; marks: string[] };
type Block = { tag: string; attributes: string[]; content: (Piece | Block)[] };

const names: Record<string, string> = { b: 'strong', i: 'em' };
const marks = 'strong em u s mark sub sup code a'.split(' ');
const atoms = 'br img span'.split(' ');

/** Neither can be in a document: they set line breaks and atoms apart from text. */
const line = '\0line';
const atom = '\0atom';

/**
 * What a document says, whatever its white space, the order of its marks and whether text beside blocks stands
 * in a paragraph of its own. For tests: two documents with the same meaning look the same.
 */
export function meaningOf(html: string): (Piece | Block)[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return flow(root);
}

function flow(parent: Element): (Piece | Block)[] {
  const content: (Piece | Block)[] = [];
  const paragraphs = /^(div|blockquote|td|th)$/.test(parent.localName);
  let run: Piece[] = [];
  const flush = () => {
    const line = visible(run);
    if (paragraphs && line.length > 0) content.push({ tag: 'p', attributes: [], content: line });
    else content.push(...line);
    run = [];
  };
  for (const node of parent.childNodes) {
    if (isElement(node) && !isInline(node)) {
      flush();
      content.push(block(node));
    } else run.push(...pieces(node, []));
  }
  flush();
  return content;
}

function block(element: Element): Block {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  if (element.localName === 'pre') return { tag: 'pre', attributes, content: [literal(element)] };
  return { tag: element.localName, attributes, content: flow(element) };
}

function literal(element: Element): Piece {
  return { text: element.textContent ?? '', marks: [element.firstElementChild?.className ?? ''] };
}

function pieces(node: Node, outer: string[]): Piece[] {
  if (!isElement(node)) return [{ text: node.textContent ?? '', marks: outer }];
  const tag = names[node.localName] ?? node.localName;
  if (tag === 'br') return [{ text: line, marks: [] }];
  if (atoms.includes(tag) || node.hasAttribute('data-media-id'))
    return [{ text: `${atom}${node.outerHTML}`, marks: outer }];
  const mark = tag === 'a' ? `a ${node.getAttribute('href')}` : tag;
  return [...node.childNodes].flatMap((child) => pieces(child, [...new Set([...outer, mark])].sort()));
}

/** As it is shown: white space collapsed, lines trimmed, neighbours with the same marks joined. */
function visible(run: Piece[]): Piece[] {
  const shown: Piece[] = [];
  for (const { text, marks: own } of run) {
    const units = text === line || text.startsWith(atom) ? [text] : text.replace(/[ \t\n\r\f]+/g, ' ');
    for (const unit of units) {
      const last = shown.at(-1);
      if (unit === ' ' && (!last || last.text === line || last.text.endsWith(' '))) continue;
      if (unit === line) trim(shown);
      if (unit.length === 1 && last && !last.text.startsWith('\0') && String(last.marks) === String(own))
        last.text += unit;
      else shown.push({ text: unit, marks: own });
    }
  }
  trim(shown);
  return shown;
}

function trim(shown: Piece[]) {
  const last = shown.at(-1);
  if (last && last.text !== line) last.text = last.text.replace(/ $/, '');
  if (last?.text === '') shown.pop();
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function isInline(element: Element) {
  return [...marks, ...atoms].includes(names[element.localName] ?? element.localName);
}
