// @vitest-environment jsdom
import { $getRoot, getNearestEditorFromDOMNode } from 'lexical';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reply } from './reply';

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

type Sent = { key: string | null; content: string };

const api = '/api/posts/7/comments';
const draft = 'comment-on-7';
let sent: Sent[];
let answer: () => Promise<Response>;
let box: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Nothing is laid out here, and the editor asks where its caret is.
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
  document.head.innerHTML = '<meta name="csrf-token" content="t"><meta name="viewer" content="1">';
  sessionStorage.clear();
  sent = [];
  answer = async () => new Response('{}', { status: 201 });
  vi.stubGlobal(
    'fetch',
    (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      sent.push({ key: headers['Idempotency-Key'] ?? null, content: JSON.parse(body).content });
      return answer();
    },
  );
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await act(async () => root.render(<Reply api={api} draft={draft} />));
});

afterEach(() => act(async () => root.unmount()));

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const textbox = () => box.querySelector<HTMLElement>('[contenteditable="true"]');
const button = () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reply');
const quiet = () => box.querySelector('.comment-text')?.hasAttribute('inert');

function insert(text: string) {
  const editor = getNearestEditorFromDOMNode(textbox());
  editor?.update(() => $getRoot().selectEnd().insertText(text), { discrete: true });
}

async function type(text: string) {
  await act(async () => box.querySelector('textarea')?.focus());
  while (!textbox()) await wait(20);
  await act(async () => insert(text));
}

const submit = () =>
  act(async () => {
    textbox()?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  });

it('keeps no draft of what the server has, also when it was sent right after the last key', async () => {
  answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    // An input method may be done with a word only now, and the editor that goes tells of it.
    insert(' Yes.');
    return new Response('{}', { status: 201 });
  };
  await type('Sixty of them.');
  await submit();
  await wait(400);
  expect(sent.map(({ content }) => content)).toEqual(['<p>Sixty of them.</p>']);
  expect(sessionStorage).toHaveLength(0);
  await act(async () => button()?.click());
  expect(sent).toHaveLength(1);
  expect(box.textContent).toContain('Write something first.');
});

it('sends again under the same key what may have arrived, and something else under another', async () => {
  answer = async () => new Response('', { status: 502 });
  await type('Once');
  await submit();
  await act(async () => button()?.click());
  await type(', or more');
  await act(async () => button()?.click());
  expect(sent.map(({ content }) => content)).toEqual(['<p>Once</p>', '<p>Once</p>', '<p>Once, or more</p>']);
  const [first, again, other] = sent.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('lets nobody write into a text that is on its way, and holds the focus meanwhile', async () => {
  let arrive = (_: Response) => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  await type('Wait for me');
  await act(async () => textbox()?.focus());
  await submit();
  expect(quiet()).toBe(true);
  expect(document.activeElement).toBe(button());
  await act(async () => arrive(new Response('{}', { status: 201 })));
  expect(quiet()).toBe(false);
  expect(box.querySelector('.comment-text')?.contains(document.activeElement)).toBe(true);
  expect(box.querySelector('.comment-text')?.textContent).not.toContain('Wait for me');
});
