import { ApiError, api } from '@/lib/client/api';
import type { EditedPost } from '@/lib/posts/edit';
import { postApiUrl } from '@/lib/urls';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';
import type { Calls } from './save-state';

/** The calls of the API that save a post of this group. */
export function callsFor(group: { slug: string }): Calls {
  const posts = `/api/groups/${group.slug}/posts`;
  return {
    create: (body, idempotencyKey) =>
      withFreshToken(() => api<EditedPost>('POST', posts, { body, idempotencyKey })),
    update: (post, body) =>
      withFreshToken(() => api<EditedPost>('PUT', postApiUrl(post), { body, version: post.version })),
    keep: (post, fields, version) =>
      withFreshToken(() =>
        api<WorkingCopyJson>('PUT', `${postApiUrl(post)}/working-copy`, {
          body: { base_version: post.version, fields },
          version,
        }),
      ),
    drop: (post) => withFreshToken(() => api('DELETE', `${postApiUrl(post)}/working-copy`)),
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
