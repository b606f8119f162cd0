import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { isKey } from '@/lib/ports/files/key';
import { uploads } from '@/lib/uploads/store';

export type PendingUpload = { id: string; path: string; name: string; size: number; offset: number };

/** An upload of the actor's own that is on its way; others' are as if they were not there. */
export async function findUpload(actor: Actor, id: string): Promise<PendingUpload> {
  const upload = isKey(id) ? await uploads().getUpload(id).catch(absentIsNull) : null;
  const { owner, filename } = upload?.metadata ?? {};
  if (!upload || owner !== String(actor.id)) throw notFound();
  const { size = 0, offset, storage } = upload;
  return { id, size, offset, path: storage?.path ?? '', name: filename ?? '' };
}

/** The library throws no errors but answers for what is not there. */
function absentIsNull(thrown: unknown): null {
  const status = (thrown as { status_code?: number }).status_code;
  if (status === 404 || status === 410) return null;
  throw thrown;
}
