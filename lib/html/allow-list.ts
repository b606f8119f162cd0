import { isVideo, safeHref, safeImageSource, videoOf } from './urls.ts';

export type Attributes = Record<string, string>;
export type Allowed = { tag: string; attributes: Attributes };

export const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'mark', 'a'] as const;
export const headings = ['h2', 'h3', 'h4'] as const;

/** Every element that may stand in stored HTML, and the attributes it may carry. */
export const allowList: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    p: ['data-align'],
    h2: ['data-align'],
    h3: ['data-align'],
    h4: ['data-align'],
    br: [],
    hr: [],
    strong: [],
    b: [],
    em: [],
    i: [],
    u: [],
    s: [],
    sub: [],
    sup: [],
    mark: [],
    code: ['class'],
    pre: ['class'],
    blockquote: [],
    ul: ['data-list'],
    ol: ['start'],
    li: ['data-checked'],
    a: ['href', 'rel', 'data-media-id'],
    img: ['src', 'alt', 'width', 'height', 'data-align', 'data-media-id'],
    figure: ['data-align'],
    figcaption: [],
    table: [],
    thead: [],
    tbody: [],
    tr: [],
    th: ['colspan', 'rowspan', 'data-align'],
    td: ['colspan', 'rowspan', 'data-align'],
    div: ['data-callout', 'data-video', 'data-id', 'data-height', 'data-media-id'],
    span: ['data-mention'],
  }),
);

/** Elements whose text is not prose: they go with everything inside. */
export const opaque =
  'script style textarea option select xmp noscript noembed noframes iframe object svg math template title plaintext'.split(
    ' ',
  );

const renamed = new Map(
  Object.entries({
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    del: 's',
    strike: 's',
    ins: 'u',
    kbd: 'code',
    samp: 'code',
    tt: 'code',
    tfoot: 'tbody',
  }),
);

/** Boxes of other people's documents: they become a plain div, which the structure turns into paragraphs. */
const boxes = new Set(
  'section article aside header footer main nav address details summary fieldset form legend center dl dt dd hgroup'.split(
    ' ',
  ),
);

type Reader = (value: string, attributes: Attributes) => string | null;

const id: Reader = (value) => (/^[1-9]\d{0,9}$/.test(value) ? value : null);
const span: Reader = (value) => (/^(?:[2-9]|[1-4]\d|50)$/.test(value) ? value : null);
const pixels: Reader = (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null);
const oneOf =
  (...values: string[]): Reader =>
  (value) =>
    values.includes(value) ? value : null;

const blockAlign = oneOf('center', 'right', 'justify');

const readers: Record<string, Reader> = {
  'data-align': blockAlign,
  'img data-align': oneOf('left', 'center', 'right', 'wide', 'full'),
  'figure data-align': oneOf('left', 'center', 'right', 'wide', 'full'),
  'data-list': oneOf('check'),
  'data-checked': oneOf('true', 'false'),
  'data-callout': oneOf('info', 'warning', 'success', 'danger'),
  'data-video': (value, all) => (isVideo(value, all['data-id']) ? value : null),
  'data-id': (value, all) => (isVideo(all['data-video'], value) ? value : null),
  // Videos are 400 high unless they say this.
  'data-height': (value, all) => (value === '450' && all['data-video'] ? value : null),
  'data-media-id': id,
  'data-mention': id,
  href: (value) => safeHref(value),
  src: (value) => safeImageSource(value),
  rel: (_, all) => (/^\s*https?:/i.test(all.href ?? '') ? 'noopener' : null),
  alt: (value) => withoutControls(value).slice(0, 1000).toWellFormed(),
  width: pixels,
  height: pixels,
  colspan: span,
  rowspan: span,
  start: (value) => (/^(?:0|[1-9]\d{0,5})$/.test(value) && value !== '1' ? value : null),
  class: (value) => /(?:^|\s)(language-[a-z\d+#-]{1,30})(?:\s|$)/.exec(value)?.[1] ?? null,
};

/**
 * What becomes of one element: its allowed name and attributes, or its old name for what the list does
 * not know. Pure and shared with the browser, where pasted documents pass the same rules.
 */
export function allow(name: string, given: Attributes): Allowed {
  if (name === 'iframe') return embed(given.src ?? '');
  const tag = boxes.has(name) ? 'div' : (renamed.get(name) ?? name);
  const attributes: Attributes = {};
  const all: Attributes = { ...implied(tag, given), ...given, ...(tag === 'a' ? { rel: '' } : {}) };
  for (const attribute of allowList.get(tag) ?? []) {
    const value = all[attribute];
    const read = readers[`${tag} ${attribute}`] ?? readers[attribute];
    const kept = value === undefined || !read ? null : read(value, all);
    if (kept !== null) attributes[attribute] = kept;
  }
  return { tag, attributes };
}

function embed(source: string): Allowed {
  const video = videoOf(source);
  return video
    ? { tag: 'div', attributes: { 'data-video': video.provider, 'data-id': video.id } }
    : { tag: 'iframe', attributes: {} };
}

/** What each element of a kind must carry, and what other editors say with styles. */
function implied(tag: string, given: Attributes): Attributes {
  if (tag === 'img') return { alt: '' };
  const style = /(?:^|;)\s*text-align\s*:\s*(center|right|justify)\s*(?:;|$)/i.exec(given.style ?? '')?.[1];
  const align = (style ?? given.align ?? '').toLowerCase();
  return align ? { 'data-align': align } : {};
}

/** Text without the characters that mean nothing in HTML and that browsers drop or replace. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
