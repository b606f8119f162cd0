import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { type Range, readRange } from '@/lib/http/byte-range';
import { contentDisposition, downloadName } from '@/lib/http/content-disposition';
import { announceLength } from '@/lib/http/exchange';
import { isPicture, isViewable } from '@/lib/media/types';

export type ServedFile = { key: string; name: string; type: string; size: number; updated_at: Date };

export type OpenRange = (range?: Range) => Promise<{ stream: Readable } | null>;

/** `as`: download under that name. `view=true`: show it here, if its type may be shown. */
export const fileQuery = z.object({
  as: z.string().max(2000).optional(),
  view: z.string().optional(),
  w: z
    .string()
    .regex(/^\d{1,5}$/, 'Send a whole number.')
    .transform(Number)
    .optional()
    .meta({
      description:
        'A picture of at least this width, or a PDF\u2019s first page, in the format Accept prefers.',
      override: { type: 'integer', pattern: undefined },
    }),
});
export type FileQuery = z.output<typeof fileQuery>;

/**
 * A stored file as an answer: ranges, revalidation at each use (so that a revoked right holds at the next request),
 * and no way for its content to act on this site.
 */
export async function fileResponse(
  request: Request,
  file: ServedFile,
  query: FileQuery,
  open: OpenRange,
): Promise<Response> {
  const tag = entityTag(file);
  const headers = new Headers({ ...guards, ...presentation(file, query), ETag: tag });
  if (query.w !== undefined) headers.set('Vary', 'Accept');
  if (matches(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  const range = readRange(rangeHeader(request, tag), file.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  const body = request.method === 'HEAD' ? null : await read(request, open, range);
  announceLength(range ? range.end - range.start + 1 : file.size);
  return new Response(body, { status: range ? 206 : 200, headers });
}

const guards = {
  'Accept-Ranges': 'bytes',
  // Compressed on the way, a range would no longer be the bytes it names.
  'Cache-Control': 'private, max-age=0, must-revalidate, no-transform',
  // A document of ours may frame a PDF; the rest is what Chromium's own viewers of text and media need.
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'self'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

function presentation(file: ServedFile, { as, view }: FileQuery) {
  const shown = view === 'true' ? isViewable(file.type) : as === undefined && isPicture(file.type);
  const name = downloadName(as ?? file.name, file);
  return {
    'Content-Type': contentType(file.type),
    'Content-Disposition': contentDisposition(shown ? 'inline' : 'attachment', name),
  };
}

/** Types that a browser might run are named by none, beside being saved only. */
function contentType(type: string): string {
  if (/html|xml|svg|script/i.test(type) || !/^[\w.+-]+\/[\w.+-]+$/.test(type))
    return 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function entityTag({ key, updated_at }: ServedFile): string {
  return `"${hash('sha256', `${key} ${updated_at.getTime()}`, 'base64url').slice(0, 22)}"`;
}

function matches(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((sent) => sent.trim() === '*' || sent.trim().replace(/^W\//, '') === tag);
}

/** A range of another version of the file would be a patchwork: If-Range with any other tag asks for all of it. */
function rangeHeader(request: Request, tag: string): string | null {
  const condition = request.headers.get('if-range');
  return condition === null || condition.trim() === tag ? request.headers.get('range') : null;
}

async function read(request: Request, open: OpenRange, range: Range | null): Promise<ReadableStream> {
  const found = await open(range ?? undefined);
  if (!found) throw notFound();
  const { stream } = found;
  // Whoever goes away must not leave an open file behind.
  request.signal.addEventListener('abort', () => stream.destroy(), { once: true });
  return Readable.toWeb(stream) as ReadableStream;
}
