import { beforeEach, expect, it, vi } from 'vitest';
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

it('goes on after a crash, and a first save whose answer was lost makes no second post', async () => {
  server.down = 'after';
  saver.change({ title: 'Plan' });
  await saver.save();
  saver.change({ title: 'Plan B' });
  const kept = saver.unsaved();
  saver.stopWaiting();
  server.down = null;
  saver = openSaver(server);
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
  saver = openSaver(server, server.post);
  if (first) saver.restore(first);
  expect(state()).toBe('conflict');
  const second = saver.unsaved();
  saver = openSaver(server, server.post);
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
  saver = openSaver(server, server.post);
  saver.change({ title: 'Plan B' });
  if (kept) saver.restore(kept);
  expect(saver.read().draft).toMatchObject({ title: 'Plan B', content: '<p>One two</p>' });
});
