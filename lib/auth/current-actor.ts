import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Actor } from '@/lib/auth/actor';
import { cookieName, readCookie, sessionIdOf } from '@/lib/auth/cookie';
import { readActor } from '@/lib/auth/sessions';
import { noteActor } from '@/lib/http/exchange';

/** Who asks for this page, re-read from the database once a request; null for a guest. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  const jar = await cookies();
  return actorOf(jar.get(cookieName('session'))?.value);
});

/** Who makes this call. From its own headers: a call is answered without Next's store of requests (docs/adr/0009). */
export function callingActor(request: Request): Promise<Actor | null> {
  return actorOf(readCookie(request.headers.get('cookie'), cookieName('session')));
}

async function actorOf(cookie: string | undefined): Promise<Actor | null> {
  const sessionId = await sessionIdOf(cookie);
  const actor = sessionId ? await readActor(sessionId) : null;
  if (actor) noteActor(actor.id);
  return actor;
}
