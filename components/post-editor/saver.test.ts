import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client/api';
import type { EditedPost } from '@/lib/posts/edit';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';
import { draftOf, overlay } from './draft';
import { PostSaver } from './saver';

type Body = Record<string, unknown>;

const author = { id: 7, name: 'Eva', initials: 'E', avatar: null, job_title: null };

/** A server in memory: it keeps one post, counts its versions and fails when told to. */
class Server {
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

let server: Server;
let saver: PostSaver;
let open: (post: EditedPost | null, copy: WorkingCopyJson | null) => PostSaver;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  const start = { category: null, writer: author };
  const draft = draftOf(null, start);
  const read = (post: EditedPost) => draftOf(post, start);
  open = (post, copy) =>
    new PostSaver({
      ...{ calls: server.calls, read, overlay, post, copy },
      draft: post ? read(post) : draft,
      base: post ? read(post) : draft,
    });
  saver = open(null, null);
});

const state = () => saver.read().state.kind;

describe('PostSaver', () => {
  it('creates once and then sends only what changed', async () => {
    saver.change({ title: 'Plan' });
    await saver.save();
    saver.change({ content: '<p>x</p>' });
    await saver.save();
    expect(server.sent.map(({ kind, version }) => [kind, version])).toEqual([
      ['create', undefined],
      ['update', 1],
    ]);
    expect(server.sent[1]?.body).toEqual({ content: '<p>x</p>' });
    expect(saver.read().state.kind).toBe('calm');
    expect(saver.isDirty()).toBe(false);
  });

  it('says saving until the server has answered, and keeps what changed meanwhile', async () => {
    saver.change({ title: 'Plan' });
    const saving = saver.save();
    expect(state()).toBe('saving');
    expect(saver.read().savedAt).toBeNull();
    saver.change({ title: 'Plans' });
    await saving;
    expect(state()).toBe('calm');
    expect(saver.isDirty()).toBe(true);
    await saver.save();
    expect(server.post?.title).toBe('Plans');
  });

  it('never has two calls on their way', async () => {
    saver.change({ title: 'a' });
    const first = saver.save();
    saver.change({ title: 'b' });
    await Promise.all([first, saver.save(), saver.save(), saver.save({ publish: true })]);
    expect(server.sent.filter(({ kind }) => kind === 'create')).toHaveLength(1);
    expect(server.post).toMatchObject({ title: 'b', status: 2, version: 2 });
  });

  it('repeats a first save whose answer was lost without making a second post', async () => {
    server.down = 'after';
    saver.change({ title: 'Plan' });
    await saver.save();
    expect(state()).toBe('retrying');
    saver.change({ title: 'Plan B' });
    server.down = null;
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.sent[1]).toEqual(server.sent[0]);
    expect(saver.read().post?.version).toBe(2);
    expect(saver.isDirty()).toBe(true);
    await saver.save();
    expect(server.post?.title).toBe('Plan B');
  });

  it('publishes although the first save was repeated', async () => {
    server.down = 'after';
    saver.change({ title: 'Plan' });
    await saver.save();
    server.down = null;
    await saver.save({ publish: true });
    expect(server.post?.status).toBe(2);
    expect(saver.read().draft.publishedAt).toBe('2026-11-03 09:15:00');
    expect(saver.isDirty()).toBe(false);
  });

  it('waits longer after each failure and hurries when the connection is back', async () => {
    server.down = 'before';
    saver.change({ title: 'Plan' });
    await saver.save();
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(server.sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(7000);
    expect(server.sent).toHaveLength(3);
    server.down = null;
    saver.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.read().state.kind).toBe('calm');
    expect(saver.isDirty()).toBe(false);
  });

  it('recognises its own save when the answer was lost', async () => {
    saver.change({ title: 'Plan' });
    await saver.save();
    server.down = 'after';
    saver.change({ title: 'Plans' });
    await saver.save();
    server.down = null;
    await vi.advanceTimersByTimeAsync(2000);
    expect(saver.read()).toMatchObject({ state: { kind: 'calm' }, post: { version: 2 } });
    expect(saver.isDirty()).toBe(false);
  });

  describe('when somebody else saved', () => {
    beforeEach(async () => {
      saver.change({ title: 'Plan' });
      await saver.save();
      server.store({ title: 'Theirs', content: '<p>theirs</p>' });
      saver.change({ title: 'Mine' });
      await saver.save();
    });

    it('changes nothing and stops saving by itself', async () => {
      expect(state()).toBe('conflict');
      saver.change({ title: 'Mine again' });
      saver.autosave();
      await saver.save();
      expect(server.post?.title).toBe('Theirs');
      expect(saver.isDirty()).toBe(true);
    });

    it('takes theirs', async () => {
      const { state } = saver.read();
      if (state.kind !== 'conflict') throw new Error('There is no conflict.');
      await saver.settle(state.theirs);
      expect(saver.read().draft).toMatchObject({ title: 'Theirs', content: '<p>theirs</p>' });
      expect(saver.isDirty()).toBe(false);
    });

    it('saves what was made of both', async () => {
      await saver.settle({ ...saver.read().draft, title: 'Ours' });
      expect(server.post).toMatchObject({ title: 'Ours', content: '' });
      expect(saver.read().state.kind).toBe('calm');
    });
  });

  describe('in a published post', () => {
    const write = async (title: string) => {
      saver.change({ title });
      saver.autosave();
      await vi.advanceTimersByTimeAsync(0);
    };

    beforeEach(async () => {
      saver.change({ title: 'Plan' });
      await saver.save({ publish: true });
      await write('Plans');
    });

    it('keeps what is written in the working copy, not live', () => {
      expect([server.post?.title, server.copy?.fields]).toEqual(['Plan', { title: 'Plans' }]);
      expect([saver.isDirty(), saver.isUnsaved()]).toEqual([true, false]);
    });

    it('makes it live by Update, and the copy goes', async () => {
      expect(await saver.save()).toBe(true);
      expect([server.post?.title, server.copy]).toEqual(['Plans', null]);
      await write('Plans again');
      expect(server.copy).toMatchObject({ version: 1, fields: { title: 'Plans again' } });
    });

    it('opens again with the copy, and discards it when asked to', async () => {
      saver = open(server.post, server.shownCopy());
      expect([saver.read().draft.title, saver.isUnsaved()]).toEqual(['Plans', false]);
      await saver.discard();
      expect([saver.read().draft.title, server.copy]).toEqual(['Plan', null]);
    });

    it('shows both when the post moved on under the copy', () => {
      const copy = server.shownCopy();
      server.store({ title: 'Theirs' });
      saver = open(server.post, copy);
      expect(saver.read()).toMatchObject({
        draft: { title: 'Plans' },
        state: { kind: 'conflict', theirs: { title: 'Theirs' } },
      });
    });

    it('does not write over what another tab kept', async () => {
      const other = open(server.post, server.shownCopy());
      await write('Plans here');
      other.change({ title: 'Plans there' });
      other.autosave();
      await vi.advanceTimersByTimeAsync(0);
      expect(other.read().state).toMatchObject({ kind: 'conflict', theirs: { title: 'Plans here' } });
      expect(server.copy?.fields).toEqual({ title: 'Plans here' });
    });
  });

  it('waits for the writer to sign in again, and goes on', async () => {
    server.refusal = new ApiError(401, { code: 'unauthenticated' }, null);
    saver.change({ title: 'Plan' });
    await saver.save();
    expect(state()).toBe('signedOut');
    server.refusal = null;
    saver.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.post?.title).toBe('Plan');
  });

  it('goes on after a crash, and a first save whose answer was lost makes no second post', async () => {
    server.down = 'after';
    saver.change({ title: 'Plan' });
    await saver.save();
    saver.change({ title: 'Plan B' });
    const kept = saver.unsaved();
    saver.stopWaiting();
    server.down = null;
    saver = open(null, null);
    if (kept) saver.restore(kept);
    await saver.save();
    await saver.save();
    const creates = server.sent.filter(({ kind }) => kind === 'create');
    expect(creates[1]).toEqual(creates[0]);
    expect(server.post?.title).toBe('Plan B');
    expect(saver.unsaved()).toBe(null);
  });

  it('asks again after a second crash, when the writer had not chosen yet', async () => {
    saver.change({ title: 'Plan', content: '<p>One</p>' });
    await saver.save();
    saver.change({ content: '<p>One two</p>' });
    const first = saver.unsaved();
    server.store({ content: '<p>One</p><p>Theirs</p>' });
    saver = open(server.post, null);
    if (first) saver.restore(first);
    expect(state()).toBe('conflict');
    const second = saver.unsaved();
    saver = open(server.post, null);
    if (second) saver.restore(second);
    expect(state()).toBe('conflict');
    saver.autosave();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.post?.content).toBe('<p>One</p><p>Theirs</p>');
  });

  it('keeps what was changed before the words of the crash came back', async () => {
    saver.change({ title: 'Plan', content: '<p>One</p>' });
    await saver.save();
    saver.change({ content: '<p>One two</p>' });
    const kept = saver.unsaved();
    saver = open(server.post, null);
    saver.change({ title: 'Plan B' });
    if (kept) saver.restore(kept);
    expect(saver.read().draft).toMatchObject({ title: 'Plan B', content: '<p>One two</p>' });
  });

  it('does not repeat by itself what was refused, until something changes', async () => {
    server.refusal = new ApiError(422, { code: 'invalid', errors: { title: ['Too long.'] } }, null);
    saver.change({ title: 'Plan' });
    await saver.save();
    expect(state()).toBe('refused');
    saver.autosave();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sent).toHaveLength(1);
    server.refusal = null;
    saver.change({ title: 'Pla' });
    saver.autosave();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.post?.title).toBe('Pla');
  });
});
