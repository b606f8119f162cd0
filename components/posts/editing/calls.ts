import { ApiError, api } from '@/lib/client/api';
import type { PostJson } from '@/lib/posts/schema';
import { postApiUrl } from '@/lib/urls';
import type { Calls } from './saver';

/** The calls of the API that save a post of this group. */
export function callsFor(group: { slug: string }): Calls {
  return {
    create: (body, idempotencyKey) =>
      withFreshToken(() =>
        api<PostJson>('POST', `/api/groups/${group.slug}/posts`, { body, idempotencyKey }),
      ),
    update: (post, body) =>
      withFreshToken(() => api<PostJson>('PUT', postApiUrl(post), { body, version: post.version })),
  };
}

/** Who signs in again in another tab has another session, and this page a token of the old one. */
async function withFreshToken<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf') throw error;
    const { token } = await api<{ token: string }>('GET', '/api/csrf');
    document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', token);
    return call();
  }
}
