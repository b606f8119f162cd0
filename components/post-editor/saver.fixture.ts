import { ApiError } from '@/lib/client/api';
import type { EditedPost } from '@/lib/posts/edit';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';
import { draftOf, overlay } from './draft';
import type { Body } from './save-state';
import { PostSaver } from './saver';

const author = { id: 7, name: 'Eva', initials: 'E', avatar: null, job_title: null };

/** A server in memory, for the tests of the saver: it keeps one post, counts its versions and fails when told to. */
export class Server {
  post: EditedPost | null = null;
  sent: { kind: string; body: Body; key?: string; version?: number }[] = [];
  down: 'before' | 'after' | null = null;
  refusal: ApiError | null = null;
  copy: { version: number; fields: Body } | null = null;
  private keys = new Map<string, EditedPost>();

  calls = {
    create: async (body: Body, key: string) => {
      this.sent.push({ kind: 'create', body, key });
      const known = this.keys.get(key);
      if (!known) this.fail('before');
      this.store(known ? {} : { status: 1, ...body });
      this.keys.set(key, this.post as EditedPost);
      this.fail('after');
      return this.post as EditedPost;
    },
    update: async (post: EditedPost, body: Body) => {
      this.sent.push({ kind: 'update', body, version: post.version });
      this.fail('before');
      if (post.version !== this.post?.version) throw stale(this.post as EditedPost);
      this.store(body);
      this.fail('after');
      return this.post as EditedPost;
    },
    keep: async (_: EditedPost, fields: Body, version: number) => {
      this.sent.push({ kind: 'keep', body: fields, version });
      this.fail('before');
      if (version !== (this.copy?.version ?? 0)) throw stale(this.shownCopy());
      this.copy = { version: version + 1, fields };
      this.fail('after');
      return this.shownCopy();
    },
    drop: async () => {
      this.copy = null;
    },
  };

  shownCopy() {
    const base_version = this.post?.version ?? 0;
    return { ...this.copy, base_version, authors: [], updated_at: '2026-11-03 09:15:00' } as WorkingCopyJson;
  }

  store(body: Body) {
    const before = this.post ?? {
      id: 1,
      slug: 'post',
      group: { slug: 'news' },
      version: 0,
      authors: [author],
      event: null,
      published_at: null,
      featured_image: null,
      meta: { featured_image_contain: false },
    };
    const status = Number(body.status ?? (before as EditedPost).status ?? 1);
    const { categories, authors: _, ...fields } = body;
    this.post = {
      categories: [],
      ...before,
      ...fields,
      ...(categories
        ? { categories: (categories as number[]).map((id) => ({ id, slug: `c${id}`, name: 'C' })) }
        : {}),
      status,
      published_at: body.published_at ?? before.published_at ?? (status === 2 ? '2026-11-03 09:15:00' : null),
      version: before.version + 1,
    } as EditedPost;
  }

  private fail(when: 'before' | 'after') {
    if (when === 'before' && this.refusal) throw this.refusal;
    if (this.down === when) throw new ApiError(0, { code: 'offline' }, null);
  }
}

function stale(current: EditedPost | WorkingCopyJson) {
  return new ApiError(409, { code: 'stale', current }, null);
}

/** A page of the editor: of a new post, or of one that the server has, with the copy that was found there. */
export function openSaver(
  server: Server,
  post: EditedPost | null = null,
  copy: WorkingCopyJson | null = null,
): PostSaver {
  const start = { category: null, writer: author };
  const read = (other: EditedPost) => draftOf(other, start);
  const draft = post ? read(post) : draftOf(null, start);
  return new PostSaver({ calls: server.calls, read, overlay, post, copy, draft, base: draft });
}
