// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeToasts } from '@/components/ui/toast';
import type { PostSaver } from './saver';
import { openSaver, Server } from './saver.fixture';
import { useSaving } from './use-saving';

let server: Server;
let saver: PostSaver;
let form: ReturnType<typeof useSaving>;
let root: Root;

function Form() {
  form = useSaving(saver, () => undefined);
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  server = new Server();
  saver = openSaver(server);
  saver.change({ title: 'Plan' });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form />));
  takeToasts();
});

afterEach(() => act(async () => root.unmount()));

const files = (running: number, failed: number) => act(async () => form.onUploads({ running, failed }));

/** Does not wait for the end of it. */
const press = () => act(async () => void form.save(true));

it('publishes when the files of the text arrived, not before', async () => {
  await files(1, 0);
  await press();
  await press();
  expect([server.sent.length, form.saving]).toEqual([0, true]);
  await files(0, 0);
  expect([server.post?.status, form.saving]).toEqual([2, false]);
  expect(takeToasts().map(({ text }) => text)).toEqual(['The post is published']);
});

it('does not publish without a file, and says so until it is there', async () => {
  await files(0, 1);
  await press();
  expect([server.sent.length, form.incomplete]).toEqual([0, true]);
  await files(0, 0);
  expect(form.incomplete).toBe(false);
});

it('saves a draft at once, whatever is on its way', async () => {
  await files(1, 1);
  await act(() => form.save(false));
  expect(server.post).toMatchObject({ title: 'Plan', status: 1 });
});

it('says that a post is scheduled, and not yet published', async () => {
  saver.change({ publishedAt: '2999-01-01 09:00:00' });
  await press();
  expect(takeToasts().map(({ text }) => text)).toEqual(['The post is scheduled']);
});
