import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostSaver } from './saver';
import { openSaver, Server } from './saver.fixture';

let server: Server;
let saver: PostSaver;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  saver = openSaver(server);
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
    saver = openSaver(server, server.post, server.shownCopy());
    expect([saver.read().draft.title, saver.isUnsaved(), saver.isOutdated()]).toEqual([
      'Plans',
      false,
      false,
    ]);
    await saver.discard();
    expect([saver.read().draft.title, server.copy, saver.isOutdated()]).toEqual(['Plan', null, true]);
  });

  it('shows both when the post moved on under the copy', () => {
    const copy = server.shownCopy();
    server.store({ title: 'Theirs' });
    saver = openSaver(server, server.post, copy);
    expect(saver.read()).toMatchObject({
      draft: { title: 'Plans' },
      state: { kind: 'conflict', theirs: { title: 'Theirs' } },
    });
  });

  it('does not write over what another tab kept', async () => {
    const other = openSaver(server, server.post, server.shownCopy());
    await write('Plans here');
    other.change({ title: 'Plans there' });
    other.autosave();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.read().state).toMatchObject({ kind: 'conflict', theirs: { title: 'Plans here' } });
    expect(server.copy?.fields).toEqual({ title: 'Plans here' });
  });
});
