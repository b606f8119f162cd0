import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { contentDisposition } from '@/lib/http/content-disposition';
import { announceLength } from '@/lib/http/exchange';

type Packed = { name: string; size: number; updated_at: Date };

const most = 100;

export const zipQuery = z.object({
  posts: z
    .string({ error: 'Choose files first.' })
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'Send the ids of posts, with commas between them.')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= most, `Download at most ${most} files at a time.`)
    .meta({ override: { type: 'string' } }),
});

/**
 * One archive, packed as it is sent: a file is opened when its turn comes, and nothing is held. Files are stored as they
 * are, since most of them are compressed already, which also tells the size before.
 */
export function zipResponse<T extends Packed>(
  request: Request,
  name: string,
  packed: T[],
  open: (file: T) => Promise<Readable>,
): Response {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  for (const file of packed) {
    const options = { mtime: file.updated_at, size: file.size, compress: false };
    zip.addReadStreamLazy(file.name, options, (done) => {
      open(file).then(
        (content) => done(null, content),
        (error) => done(error, null as never),
      );
    });
  }
  // A file that cannot be read breaks the download off: half an archive must not look whole.
  zip.on('error', (error: Error) => stream.destroy(error));
  // The library's types leave the size out.
  const announce: (size?: number) => void = (size = 0) => size > 0 && announceLength(size);
  zip.end(undefined, announce);
  request.signal.addEventListener('abort', () => stream.destroy(), { once: true });
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition('attachment', name),
      'Cache-Control': 'private, no-store, no-transform',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  });
}
