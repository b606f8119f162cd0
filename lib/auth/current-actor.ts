import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Actor } from '@/lib/auth/actor';
import { cookieName, sessionIdOf } from '@/lib/auth/cookie';
import { readActor } from '@/lib/auth/sessions';
import { noteActor } from '@/lib/http/exchange';

/** The session id of this request's cookie, decoded once a request. */
export const currentSessionId = cache(async (): Promise<string | null> => {
  const jar = await cookies();
  return sessionIdOf(jar.get(cookieName('session'))?.value);
});

/** Who asks, re-read from the database once a request; null for a guest. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  const sessionId = await currentSessionId();
  const actor = sessionId ? await readActor(sessionId) : null;
  if (actor) noteActor(actor.id);
  return actor;
});
