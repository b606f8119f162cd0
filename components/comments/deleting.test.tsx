// @vitest-environment jsdom
import { act, use, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommentTools } from './comment-tools';

const router = vi.hoisted(() => ({ refresh: () => {} }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

let box: HTMLElement;
let root: Root;
let pageComes: () => void;

/** A refresh is a transition that lasts until the page without the comment is there. */
function Page() {
  const [ids, setIds] = useState<number[] | Promise<number[]>>([1, 2, 3]);
  router.refresh = () => setIds(new Promise<number[]>((resolve) => (pageComes = () => resolve([1, 3]))));
  return <List ids={ids} />;
}

function List({ ids }: { ids: number[] | Promise<number[]> }) {
  const shown = Array.isArray(ids) ? ids : use(ids);
  return (
    <section className="comments">
      <h2>Comments</h2>
      <ol>
        {shown.map((id) => (
          <li key={id} id={`comment-${id}`}>
            <CommentTools api={`/api/comments/${id}`} canDelete>
              <p>{id}</p>
            </CommentTools>
          </li>
        ))}
      </ol>
    </section>
  );
}

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const dialog = () => document.querySelector('[role="alertdialog"]');
const remove = () =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find((b) => b.textContent === 'Delete');

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.head.innerHTML = '<meta name="csrf-token" content="t">';
  vi.stubGlobal('fetch', async () => new Response('{}'));
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await act(async () => root.render(<Page />));
});

afterEach(() => act(async () => root.unmount()));

it('asks until the comment is gone from the page, and then the next one has the focus', async () => {
  await act(async () => box.querySelector<HTMLElement>('#comment-2 button')?.click());
  while (!dialog()) await wait(20);
  await act(async () => remove()?.click());
  expect(remove()?.getAttribute('aria-busy')).toBe('true');
  await wait(50);
  expect(dialog()).not.toBeNull();
  await act(async () => pageComes());
  await wait(100);
  expect(dialog()).toBeNull();
  expect(box.querySelector('#comment-2')).toBeNull();
  expect(document.activeElement?.id).toBe('comment-3');
});
