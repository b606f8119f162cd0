// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PostEditorJson } from '@/lib/posts/edit';
import { Locks } from './locks.fixture';
import { Server } from './saver.fixture';
import { usePostDraft } from './use-post-draft';

const page = vi.hoisted(() => ({ refresh: vi.fn(), calls: null as unknown }));
vi.mock('next/navigation', () => ({ useRouter: () => page }));
vi.mock('./calls', () => ({ callsFor: () => page.calls }));

const writer = { id: 7, name: 'Eva', initials: 'E', avatar: null, job_title: null };
const props = { group: { id: 3, slug: 'news' }, category: null, post: null, copy: null, writer };
let server: Server;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { onLine: true, locks: new Locks().manager() });
  page.refresh.mockClear();
  server = new Server();
  page.calls = server.calls;
});

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** The form of a new post, in one tab or another. */
class Tab {
  form = {} as ReturnType<typeof usePostDraft>;
  private readonly root: Root = createRoot(document.createElement('div'));

  private readonly Page = () => {
    this.form = usePostDraft(props as unknown as PostEditorJson);
    return null;
  };

  async open() {
    await act(async () => this.root.render(<this.Page />));
    while (!this.form.ready) await wait(20);
    return this;
  }

  write = (title: string) => act(async () => this.form.saver.change({ title }));
  save = () => act(() => this.form.saver.save());
  leave = () => act(async () => this.root.unmount());
}

it("leaves the words of another tab's new post to that tab, and finds them when it is gone", async () => {
  const first = await new Tab().open();
  await first.write('Mine');
  await wait(150);
  const second = await new Tab().open();
  expect(second.form.draft.title).toBe('');
  await second.write('Other');
  await first.leave();
  const third = await new Tab().open();
  expect(third.form.draft.title).toBe('Mine');
  expect(third.form.restored).not.toBeNull();
});

it('lets the pages of the router go when the writer leaves, not before', async () => {
  const tab = await new Tab().open();
  await tab.write('Plan');
  await tab.save();
  expect(page.refresh).not.toHaveBeenCalled();
  await tab.leave();
  expect(page.refresh).toHaveBeenCalledTimes(1);
});

it('keeps them where nothing was saved, or where there is no connection to fetch others', async () => {
  const idle = await new Tab().open();
  await idle.leave();
  const tab = await new Tab().open();
  await tab.write('Plan');
  await tab.save();
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await tab.leave();
  expect(page.refresh).not.toHaveBeenCalled();
});

it('is named as the page of a post that is there once it is', async () => {
  document.title = 'New post - Hearth';
  history.replaceState(null, '', '/groups/news/new-post');
  const tab = await new Tab().open();
  await tab.write('Plan');
  await tab.save();
  expect([location.pathname, document.title]).toEqual(['/groups/news/post/edit', 'Edit post - Hearth']);
  await tab.leave();
});
