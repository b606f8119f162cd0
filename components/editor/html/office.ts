/**
 * Turns what Word, Google Docs and mail programs say with styles and class names into elements that mean it,
 * in place. Everything else about their markup is the allow-list's business.
 */
export function plainMarkup(body: HTMLElement) {
  for (const noise of body.querySelectorAll(
    'o\\:p, br.Apple-interchange-newline, [style*="mso-list:Ignore"]',
  )) {
    if (noise.localName === 'span') markListKind(noise);
    noise.remove();
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) stylesToMarks(element);
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  wordLists(body);
  for (const item of body.querySelectorAll('li')) unwrapParagraphs(item);
  for (const blank of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6'))
    if (isBlank(blank)) blank.remove();
  for (const gap of body.querySelectorAll('br')) if (isBetweenBlocks(gap)) gap.remove();
}

const marks: [tag: string, applies: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', (style) => decoration(style).includes('underline')],
  ['s', (style) => decoration(style).includes('line-through')],
  ['sup', ({ verticalAlign }) => verticalAlign === 'super'],
  ['sub', ({ verticalAlign }) => verticalAlign === 'sub'],
];

function decoration(style: CSSStyleDeclaration) {
  return style.textDecorationLine || style.textDecoration;
}

function stylesToMarks(element: HTMLElement) {
  const { style } = element;
  // Google Docs wraps the whole document in a <b> that says it is not bold.
  if (['b', 'strong'].includes(element.localName) && /^(normal|[1-4]00)$/.test(style.fontWeight)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (element.localName !== 'span' && element.localName !== 'font') return;
  const linked = element.closest('a') !== null;
  for (const [tag, applies] of marks) {
    if (!applies(style) || (linked && tag === 'u')) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Word writes a list as paragraphs that begin with their marker; the marker says which list it is. */
function markListKind(marker: Element) {
  const paragraph = marker.closest('p, h1, h2, h3, h4');
  const ordered = /^\(?[\da-z]{1,4}[.)]/i.test(marker.textContent?.trim() ?? '');
  paragraph?.setAttribute('data-word-list', ordered ? 'ol' : 'ul');
}

function wordLists(body: HTMLElement) {
  let open: { list: HTMLElement; level: number }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list"], p')) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    open = open.filter((entry) => entry.level <= level);
    if (open.at(-1)?.level !== level) open.push({ list: startList(paragraph, open.at(-1)?.list), level });
    const item = rename(paragraph, 'li');
    open.at(-1)?.list.append(item);
  }
}

function startList(paragraph: HTMLElement, parent: HTMLElement | undefined) {
  const list = paragraph.ownerDocument.createElement(paragraph.dataset.wordList === 'ol' ? 'ol' : 'ul');
  if (parent) (parent.lastElementChild ?? parent).append(list);
  else paragraph.before(list);
  return list;
}

/** An item's paragraphs become its lines; blocks of other kinds stay. */
function unwrapParagraphs(item: Element) {
  const content = [...item.childNodes].filter((node) => node.nodeType !== 3 || node.textContent?.trim());
  content.forEach((node, index) => {
    if (node.nodeName !== 'P') return;
    const before = content[index - 1]?.nodeName ?? 'UL';
    if (!['UL', 'OL'].includes(before)) item.insertBefore(item.ownerDocument.createElement('br'), node);
    (node as Element).replaceWith(...node.childNodes);
  });
}

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function isBlank(element: Element) {
  return (
    !element.textContent?.trim() &&
    !element.querySelector('img, hr, iframe, table, [data-video], [data-media-id]')
  );
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, pre, blockquote, div, hr, figure';

function isBetweenBlocks(gap: Element) {
  const around = [gap.previousElementSibling, gap.nextElementSibling];
  const lines = [gap.previousSibling, gap.nextSibling].every(
    (node) => node?.nodeType !== 3 || !node.textContent?.trim(),
  );
  return (
    lines &&
    around.some((element) => element?.matches(blocks)) &&
    around.every((element) => !element || element.matches(`${blocks}, br`))
  );
}
