import { hash } from 'node:crypto';
import { cleanHtml } from './gate.ts';
import { type Heading, headingNames } from './headings.ts';
import { HtmlWriter } from './html-writer.ts';
import { plainText } from './text.ts';

type Rendered = { html: string; headings: Heading[] };

/** Characters of source and result together; about 16 MB of memory at most. */
const cacheLimit = 8_000_000;
const cache = new Map<string, Rendered>();
let cached = 0;

/**
 * Stored HTML as a page shows it: through the gate once more (guard 6), with headings that have addresses, tables
 * that scroll, images that load late, and videos that load nothing of a third party before the click.
 */
export function renderHtml(html: string): string {
  return rendered(html).html;
}

/** The headings of the same document, with the ids that `renderHtml` gives them. */
export function headingsOf(html: string): Heading[] {
  return rendered(html).headings;
}

/** Stored HTML through the gate once more; what got past its limits by another door is shown as its words. */
export function cleanStored(html: string): string {
  try {
    return cleanHtml(html);
  } catch {
    return `<p>${HtmlWriter.escape(plainText(html))}</p>`;
  }
}

function rendered(html: string): Rendered {
  if (html === '') return { html: '', headings: [] };
  const key = hash('sha256', html, 'base64');
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const result = decorate(cleanStored(html));
  remember(key, result);
  return result;
}

function remember(key: string, result: Rendered) {
  cache.set(key, result);
  cached += result.html.length;
  for (const [oldest, entry] of cache) {
    if (cached <= cacheLimit) return;
    cache.delete(oldest);
    cached -= entry.html.length;
  }
}

const decorated =
  /<(\/?)(?:h([234])((?: data-align="[a-z]+")?)|table|pre|span(?: data-mention="(\d+)")?|img|div data-video="([a-z]+)" data-id="([\w-]+)"( data-height="450")?)(?=[ >])>?/g;

/** The gate writes one canonical form, so a pattern over its tags meets no surprises. */
function decorate(html: string): Rendered {
  const headings: Heading[] = [];
  const nameOf = headingNames();
  const parts: string[] = [];
  let copied = 0;
  let open = { at: 0, from: 0, align: '' };
  for (const match of html.matchAll(decorated)) {
    const [tag, closing, level, align, person, provider, video, tall = ''] = match;
    const end = match.index + tag.length;
    parts.push(html.slice(copied, match.index));
    copied = end;
    if (level && !closing) {
      open = { at: parts.push('') - 1, from: end, align: align ?? '' };
    } else if (level) {
      const heading = nameOf(Number(level) as Heading['level'], html.slice(open.from, match.index));
      headings.push(heading);
      parts[open.at] = `<h${level} id="${heading.id}"${open.align}>`;
      parts.push(tag);
    } else if (provider && video) parts.push(`<div class="video"${tall}>${facade(provider, video)}`);
    else if (person) parts.push(mention(person, html[end] === '@'));
    else parts.push(simple.get(tag) ?? tag);
  }
  parts.push(html.slice(copied));
  return { html: parts.join(''), headings };
}

const simple = new Map([
  ['<table>', '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>'],
  ['</table>', '</table></div>'],
  // Wide code scrolls, and a keyboard can only scroll what it can reach.
  ['<pre>', '<pre tabindex="0">'],
  ['<img', '<img loading="lazy" decoding="async"'],
  ['</span>', '</a>'],
]);

function mention(person: string, named: boolean) {
  return `<a class="mention" href="/profile/${person}">${named ? '' : '@'}`;
}

/** A plain link that works without scripts; `VideoClicks` puts the player in its place when it is pressed. */
function facade(provider: string, id: string) {
  const [name, href] =
    provider === 'youtube'
      ? ['YouTube', `https://www.youtube.com/watch?v=${id}`]
      : ['Vimeo', `https://vimeo.com/${id}`];
  const data = `data-play="${provider}" data-id="${id}"`;
  return `<a class="video-facade" ${data} href="${href}" rel="noopener"><span>Play video</span><small>Loads from ${name}</small></a>`;
}
