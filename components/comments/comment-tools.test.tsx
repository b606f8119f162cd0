// @vitest-environment jsdom
import { $getRoot, getNearestEditorFromDOMNode } from 'lexical';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommentTools } from './comment-tools';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

let sent: unknown[];
let box: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Nothing is laid out here, and the editor asks where its caret is.
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
  document.head.innerHTML = '<meta name="csrf-token" content="t">';
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    sent.push(`${method} ${body}`);
    return new Response('{}');
  });
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const comment = (
    <CommentTools api="/api/comments/4" content="<p>Before</p>" canDelete>
      <p>Before</p>
    </CommentTools>
  );
  await act(async () => root.render(comment));
  await press('Edit');
  while (!textbox()) await wait(20);
  await act(async () => textbox()?.focus());
});

afterEach(() => act(async () => root.unmount()));

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const textbox = () => box.querySelector<HTMLElement>('[contenteditable="true"]');
const button = (text: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === text);
const press = (text: string) => act(async () => button(text)?.click());

const key = (name: string, ctrlKey = false) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: name, ctrlKey, bubbles: true, cancelable: true });
    // jsdom does not know which elements can be edited.
    Object.defineProperty(textbox(), 'isContentEditable', { value: true });
    textbox()?.dispatchEvent(event);
  });

const type = async (text: string) => {
  await key('a');
  const editor = getNearestEditorFromDOMNode(textbox());
  await act(async () => editor?.update(() => $getRoot().selectEnd().insertText(text), { discrete: true }));
};

it('leaves with Escape what nobody changed, back at the button', async () => {
  await key('Escape');
  expect(textbox()).toBeNull();
  expect(document.activeElement).toBe(button('Edit'));
});

it('does not leave a change with Escape, however fresh', async () => {
  await type(' and after');
  await key('Escape');
  expect(textbox()?.textContent).toBe('Before and after');
});

it('asks before a change is left behind, and not before there is one', async () => {
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await type(' and after');
  expect(leave()).toBe(true);
});

it('saves with Ctrl+Enter what was typed just before', async () => {
  await type(' and after');
  await key('Enter', true);
  expect(sent).toEqual([`PUT ${JSON.stringify({ content: '<p>Before and after</p>' })}`]);
  expect(textbox()).toBeNull();
  expect(document.activeElement).toBe(button('Edit'));
});
