import { extensionOf, safeName } from '@/lib/file-name';

const longest = 150;

/** For files whose own name has no extension. */
const extensions: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'text/csv': '.csv',
  'text/plain': '.txt',
};

/** The name a browser saves under: the title with the file's own extension, whatever the title pretends to be. */
export function downloadName(title: string, file: { name: string; type: string }): string {
  const extension = extensionOf(file.name) || extensions[file.type] || '';
  const wanted = safeName(title);
  const stem = wanted.toLowerCase().endsWith(extension.toLowerCase())
    ? wanted.slice(0, wanted.length - extension.length)
    : wanted;
  return `${cut(stem, longest - extension.length) || 'file'}${extension}`;
}

/** RFC 6266: a plain ASCII name for old clients, and the real one as RFC 8187 writes it. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]|[%"\\]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/[\s.]+$/, '');
}
