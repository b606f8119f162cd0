/** Any origin nobody owns: it only serves to resolve relative addresses. */
const nowhere = 'https://relative.invalid';
const absolute = /^(?:https?:\/\/[^/\\]|mailto:[^/\\]|tel:[+\d(])/i;

/**
 * The address as a link may carry it, or null: http, https, mailto, tel, or a path or fragment of this
 * site. What comes back has no control characters, so it means to a browser what it meant here.
 */
export function safeHref(value: string): string | null {
  const href = trimmed(value);
  const url = parse(href);
  if (!url) return null;
  if (absolute.test(href)) return href;
  return isRelative(href, url) ? href : null;
}

/** Images come from this site's media or from any https site. */
export function safeImageSource(value: string): string | null {
  const source = trimmed(value);
  const url = parse(source);
  if (!url) return null;
  if (isRelative(source, url)) return url.pathname.startsWith('/api/media/') ? source : null;
  return /^https:\/\/[^/\\]/i.test(source) ? source : null;
}

export type Video = { provider: 'youtube' | 'vimeo'; id: string };

const youtubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];
const vimeoHosts = ['vimeo.com', 'player.vimeo.com'];

/** Reads the video out of an address of YouTube or Vimeo, as people copy it or as embeds carry it. */
export function videoOf(value: string): Video | null {
  const text = trimmed(value);
  const url = parse(text.startsWith('//') ? `https:${text}` : text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return video('youtube', parts[0]);
  if (youtubeHosts.includes(host)) {
    const named = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '');
    return video('youtube', named ? parts[1] : url.searchParams.get('v'));
  }
  return vimeoHosts.includes(host) ? video('vimeo', parts.find(isVimeoId)) : null;
}

export function isVideo(provider: string | undefined, id: string | undefined): boolean {
  if (provider === 'youtube') return /^[\w-]{11}$/.test(id ?? '');
  return provider === 'vimeo' && isVimeoId(id ?? '');
}

function isVimeoId(id: string) {
  return /^\d{1,12}$/.test(id);
}

function video(provider: Video['provider'], id: string | null | undefined): Video | null {
  return id && isVideo(provider, id) ? { provider, id } : null;
}

/** Browsers ignore control characters in addresses; so they are gone before anything is decided. */
function trimmed(value: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return value.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim();
}

function parse(value: string): URL | null {
  return value !== '' && value.length <= 2048 && URL.canParse(value, nowhere)
    ? new URL(value, nowhere)
    : null;
}

/** `//host`, `/\host` and whatever has a colon where a scheme would have it: not relative. */
function isRelative(value: string, url: URL) {
  return url.origin === nowhere && !/^(?:[\\/]{2}|[^/?#]*:)/.test(value);
}
