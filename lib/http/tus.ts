import { MemoryLocker, Server } from '@tus/server';
import type { Actor } from '@/lib/auth/actor';
import { AppError, type ErrorCode, notFound } from '@/lib/errors';
import { newKey } from '@/lib/ports/files/key';
import { noRoom } from '@/lib/ports/files/room';
import { findUpload } from '@/lib/uploads/read';
import { uploads } from '@/lib/uploads/store';
import { assertUploadFits } from '@/lib/uploads/write';

const path = '/api/uploads';
const locker = new MemoryLocker();
const spoken = ['Location', 'Tus-Resumable', 'Upload-Expires', 'Upload-Length', 'Upload-Offset'];

/** Begins a resumable upload (tus 1.0.0, creation): its size is known, and refused, before it is sent. */
export async function beginUpload(actor: Actor, request: Request): Promise<Response> {
  const length = request.headers.get('upload-length') ?? '';
  if (!/^\d{1,15}$/.test(length))
    throw new AppError('bad_request', 'Upload-Length must be the size of the file.');
  await assertUploadFits(Number(length));
  return speak(actor, request);
}

/** Asks for, goes on with or gives up an upload of the actor's own (tus 1.0.0, core and termination). */
export async function continueUpload(actor: Actor, id: string, request: Request): Promise<Response> {
  const { size, offset } = await findUpload(actor, id);
  if (request.method === 'PATCH') await assertUploadFits(size - offset);
  return speak(actor, request);
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
