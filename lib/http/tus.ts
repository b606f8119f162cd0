import { Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import type { Actor } from '@/lib/auth/actor';
import { countUse } from '@/lib/auth/limits';
import { AppError, type ErrorCode, notFound } from '@/lib/errors';
import { bodyOf } from '@/lib/http/exchange';
import { newKey } from '@/lib/ports/files/key';
import { assertRoom, noRoom } from '@/lib/ports/files/room';
import { findUpload } from '@/lib/uploads/read';
import { promisingRoom } from '@/lib/uploads/room';
import { uploads } from '@/lib/uploads/store';

const path = '/api/uploads';
const locker = new MemoryLocker();
const spoken = ['Location', 'Tus-Resumable', 'Upload-Expires', 'Upload-Length', 'Upload-Offset'];

/** Begins a resumable upload (tus 1.0.0, creation): its size is known, and refused, before it is sent. */
export async function beginUpload(actor: Actor, request: Request): Promise<Response> {
  const length = request.headers.get('upload-length') ?? '';
  if (!/^\d{1,15}$/.test(length))
    throw new AppError('bad_request', 'Upload-Length must be the size of the file.');
  await countUse('upload', actor.id);
  const { url, method } = request;
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const bare = new Request(url, { method, headers });
  const begun = await promisingRoom(Number(length), () => speak(actor, bare));
  // What comes along with it is received once nobody else waits for the room (creation with upload).
  if (!/^application\/offset/.test(request.headers.get('content-type') ?? '')) return begun;
  const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
  const first = await speak(actor, firstPiece(request, id));
  begun.headers.set('Upload-Offset', first.headers.get('Upload-Offset') ?? '0');
  return begun;
}

function firstPiece(request: Request, id: string): Request {
  const headers = new Headers(request.headers);
  for (const name of ['upload-length', 'upload-metadata']) headers.delete(name);
  headers.set('Upload-Offset', '0');
  return new Request(new URL(`${path}/${id}`, request.url), {
    method: 'PATCH',
    headers,
    ...bodyFrom(request),
  });
}

/** Asks for, goes on with or gives up an upload of the actor's own (tus 1.0.0, core and termination). */
export async function continueUpload(actor: Actor, id: string, request: Request): Promise<Response> {
  const { size, offset } = await findUpload(actor, id);
  if (request.method !== 'PATCH') return speak(actor, request);
  await assertRoom(size - offset);
  const { url, method, headers } = request;
  return speak(actor, new Request(url, { method, headers, ...bodyFrom(request) }));
}

function bodyFrom(request: Request): RequestInit {
  const body = Readable.toWeb(bodyOf(request));
  return { body, duplex: 'half' } as unknown as RequestInit;
}

async function speak(actor: Actor, request: Request): Promise<Response> {
  const server = new Server({
    ...{ path, locker, datastore: uploads(), relativeLocation: true, allowedOrigins: [] },
    namingFunction: newKey,
    onUploadCreate: async (_request, { metadata }) => ({
      metadata: { filename: metadata?.filename ?? 'file', owner: String(actor.id) },
    }),
  });
  const answer = await server.handleWeb(request);
  if (answer.status >= 400) throw refusal(answer.status, await answer.text());
  const headers = new Headers();
  for (const name of spoken) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: answer.status, headers });
}

const refusals: Record<number, [ErrorCode, string]> = {
  400: ['bad_request', 'This is not how an upload is sent.'],
  403: ['bad_request', 'This is not how an upload is sent.'],
  409: ['conflict', 'Another part is expected. Ask which, and go on from there.'],
  410: ['gone', 'This upload has been given up. Start it again.'],
  412: ['bad_request', 'Tus-Resumable must be 1.0.0.'],
  413: ['too_large', 'This is more than was announced.'],
  415: ['wrong_type', 'Send the bytes as application/offset+octet-stream.'],
  423: ['conflict', 'This upload is being written. Try again in a moment.'],
};

function refusal(status: number, said: string): Error {
  if (status === 404) return notFound();
  if (status === 507) return noRoom();
  const known = refusals[status];
  return known ? new AppError(...known) : new Error(`The upload failed: ${said}`);
}
