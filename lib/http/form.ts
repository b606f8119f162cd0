import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '@/lib/errors';
import { readText } from '@/lib/http/body';
import { bodyOf } from '@/lib/http/exchange';
import { IncomingFile } from '@/lib/media/schema';
import { assertRoom } from '@/lib/ports/files/room';
import { temporaryPaths } from '@/lib/ports/files/temporary';
import { uploads } from '@/lib/uploads/store';

/** What a form may carry: files, and bytes in each of them. */
export type FormLimits = { files: number; bytes: number };

/** Text fields by name, and of each file field the list of its files. */
export type FormValues = Record<string, string | IncomingFile[]>;

export type ReceivedForm = { values: FormValues; discard: () => Promise<void> };

const fieldLimits = { fields: 50, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 100 };
/** Boundaries, part headers and text fields beside the files. */
const envelope = 1024 * 1024;

/** Whether the form may hold files; the other kind of form only names them. */
export function carriesFiles(request: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '');
}

/**
 * Receives a form. Files go to the disk as they come, never whole into memory; `discard` removes what nobody took.
 * A form that breaks off, or holds more than it may, leaves nothing.
 */
export async function receiveForm(request: Request, limits: FormLimits): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    const text = (await readText(request)).replaceAll('%00', '').replaceAll('\0', '');
    const values = Object.fromEntries(new URLSearchParams(text));
    return { values, discard: async () => undefined };
  }
  if (!carriesFiles(request)) throw new AppError('wrong_type', 'Send the body as multipart/form-data.');
  if (Number(request.headers.get('content-length') ?? 0) > limits.files * limits.bytes + envelope)
    throw tooLarge(limits);
  const { missing } = await uploads().pending();
  await assertRoom(missing + Number(request.headers.get('content-length') ?? 0));
  const paths: string[] = [];
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  try {
    return { values: await parse(request, type, limits, paths), discard };
  } catch (error) {
    await discard();
    throw readable(error);
  }
}

async function parse(
  request: Request,
  type: string,
  limits: FormLimits,
  paths: string[],
): Promise<FormValues> {
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { ...fieldLimits, files: limits.files, fileSize: limits.bytes },
  });
  const newPath = await temporaryPaths();
  const parts = collect(parser, limits, () => {
    const path = newPath();
    paths.push(path);
    return path;
  });
  const body = bodyOf(request);
  const finished = once(parser, 'finish');
  body.once('error', parts.fail);
  body.pipe(parser);
  try {
    await Promise.race([parts.failed, finished]);
    await Promise.race([parts.failed, Promise.all(parts.receiving)]);
    return parts.values;
  } catch (error) {
    // The rest is let pass: who is cut off while sending never reads why.
    body.unpipe(parser).resume();
    // With an error: a stream that has all its data but was not read to its end would close without a word.
    for (const stream of parts.streams) stream.destroy(new Error('The form was refused.'));
    await Promise.all(parts.receiving);
    throw error;
  }
}

/** Gathers what the parser finds. `failed` rejects with the first thing that is wrong with it. */
function collect(parser: BusboyInstance, limits: FormLimits, newPath: () => string) {
  // Without a prototype, no field name means anything but itself.
  const values: FormValues = Object.create(null);
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const streams: BusboyFileStream[] = [];
  const receiving: Promise<void>[] = [];
  const receive = async (field: string, stream: BusboyFileStream, name: string) => {
    const path = newPath();
    const before = values[field];
    const files = Array.isArray(before) ? before : [];
    values[field] = files;
    // In the order they were sent, whichever is written first.
    const place = files.length++;
    await pipeline(stream, createWriteStream(path, { flags: 'wx' }));
    files[place] = new IncomingFile(path, name, stream.bytesRead);
  };
  parser.on('file', (field, stream, name) => {
    streams.push(stream);
    stream.once('limit', () => fail(tooLarge(limits)));
    receiving.push(receive(field, stream, name ?? '').catch(fail));
  });
  parser.on('field', (field, text) => {
    values[field] ??= text.replaceAll('\0', '');
  });
  parser.on('filesLimit', () => fail(tooMany(limits)));
  parser.on('fieldsLimit', () => fail(new AppError('bad_request', 'The form has too many fields.')));
  parser.on('error', fail);
  return { values, failed, fail, streams, receiving };
}

function tooMany({ files }: FormLimits): AppError {
  const message = `Send at most ${files} ${files === 1 ? 'file' : 'files'} at a time.`;
  return new AppError('invalid', message, { errors: { file: [message] } });
}

function tooLarge({ bytes }: FormLimits): AppError {
  return new AppError('too_large', `A file can have at most ${Math.floor(bytes / 1e6)} MB.`);
}

/** Faults of the disk are ours; all else that goes wrong while parsing is the sender's. */
function readable(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? '';
  if (/^(ENOSPC|EDQUOT|EMFILE|ENFILE|EACCES|EROFS|EIO)$/.test(code)) return error;
  return new AppError('bad_request', 'The form broke off or cannot be read.');
}
