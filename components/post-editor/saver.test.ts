import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client/api';
import type { PostSaver } from './saver';
import { openSaver, Server } from './saver.fixture';

let server: Server;
let saver: PostSaver;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  saver = openSaver(server);
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

  it('says that the page is outdated once a server has more than it was opened with', async () => {
    saver.change({ title: 'Plan' });
    expect(saver.isOutdated()).toBe(false);
    await saver.save();
    expect(saver.isOutdated()).toBe(true);
    expect(openSaver(server, server.post).isOutdated()).toBe(false);
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

  it('waits for the writer to sign in again, and goes on', async () => {
    server.refusal = new ApiError(401, { code: 'unauthenticated' }, null);
    saver.change({ title: 'Plan' });
    await saver.save();
    expect(state()).toBe('signedOut');
    server.refusal = null;
    saver.change({ title: 'Plan' });
    saver.autosave();
    expect(server.sent).toHaveLength(1);
    saver.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.post?.title).toBe('Plan');
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
