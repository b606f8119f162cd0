import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { Actor } from '@/lib/auth/actor';
import { currentActor } from '@/lib/auth/current-actor';
import { AppError } from '@/lib/errors';
import { answerWith } from '@/lib/http/exchange';
import { requestedPathHeader } from '@/lib/http/headers';

/**
 * Every read of a page. No session goes to the login page, hidden and absent are one 404, forbidden goes home.
 * Pages run their own reads; there is no check in a layout to be forgotten or skipped.
 */
export async function loadPage<T>(read: (actor: Actor) => Promise<T>): Promise<T> {
  const actor = await currentActor();
  if (!actor) return toLogin();
  try {
    return await read(actor);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'forbidden') redirect('/');
    if (error.code === 'not_found' || error.code === 'invalid') notFound();
    throw error;
  }
}

/** A read that may be asked for too often: then the page answers 429 and shows what is said here. */
export async function loadLimitedPage<T>(
  read: (actor: Actor) => Promise<T>,
): Promise<{ found: T | null; refusal: string | null }> {
  try {
    return { found: await loadPage(read), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error;
    answerWith(429, error.extra.retryAfter);
    return { found: null, refusal: error.message };
  }
}

/** The read of a page that needs no session. Null for what was there once: such a page answers 410 and says so. */
export async function loadPublicPage<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found' || error.code === 'invalid') notFound();
    if (error.code !== 'gone') throw error;
    answerWith(410);
    return null;
  }
}

export async function toLogin(): Promise<never> {
  const path = (await headers()).get(requestedPathHeader) ?? '/';
  redirect(`/login?callbackUrl=${encodeURIComponent(path)}`);
}
