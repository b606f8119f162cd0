// @vitest-environment jsdom
import { buildEditorFromExtensions } from '@lexical/extension';
import { $getRoot } from 'lexical';
import { beforeEach, expect, it, vi } from 'vitest';
import { DocumentExtension } from '@/components/editor/editor-extension';
import { $createUpload } from '@/components/editor/nodes/upload';
import { type TextUploads, watchTextUploads } from './text-uploads';
import { retryUpload, startUpload } from './uploads';

const sent = vi.hoisted(() => ({ answer: null as ((arrived: boolean) => void) | null }));
vi.mock('@/lib/client/send-file', () => ({
  sendFile: () =>
    new Promise((resolve, reject) => {
      sent.answer = (arrived) => (arrived ? resolve({ id: 1 }) : reject(new Error('gone')));
    }),
}));

const told: TextUploads[] = [];
let editor: ReturnType<typeof buildEditorFromExtensions>;

beforeEach(() => {
  told.length = 0;
  editor = buildEditorFromExtensions(DocumentExtension);
  editor.setRootElement(document.createElement('div'));
  watchTextUploads(editor, (uploads) => told.push(uploads));
});

function insert() {
  const name = startUpload(new File(['x'], 'x.png'));
  editor.update(() => $getRoot().clear().append($createUpload(name)), { discrete: true });
  return name;
}

it('counts a file until it stands in the text, not only until it is sent', async () => {
  insert();
  expect(told).toEqual([
    { running: 0, failed: 0 },
    { running: 1, failed: 0 },
  ]);
  sent.answer?.(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told.at(-1)).toEqual({ running: 1, failed: 0 });
  editor.update(() => $getRoot().clear(), { discrete: true });
  expect(told.at(-1)).toEqual({ running: 0, failed: 0 });
});

it('counts apart what did not arrive, until it is tried again or taken out', async () => {
  const name = insert();
  sent.answer?.(false);
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ running: 0, failed: 1 }));
  retryUpload(name);
  expect(told.at(-1)).toEqual({ running: 1, failed: 0 });
  sent.answer?.(false);
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ running: 0, failed: 1 }));
  editor.update(() => $getRoot().clear(), { discrete: true });
  expect(told.at(-1)).toEqual({ running: 0, failed: 0 });
});
