// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { EventAnswer } from './event-answer';
import { Reactions } from './reactions';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

type Call = { method: string; path: string; answer: (body: unknown) => Promise<void> };

let calls: Call[];
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.head.innerHTML = '<meta name="csrf-token" content="t">';
  calls = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    return new Promise((resolve) => {
      const answer = (json: unknown) => act(async () => resolve(new Response(JSON.stringify(json))));
      calls.push({ method, path: body ? `${path} ${body}` : path, answer });
    });
  });
  box = document.createElement('div');
});

const render = (part: React.ReactNode) => act(async () => createRoot(box).render(part));
const press = (index: number) => act(async () => box.querySelectorAll('button')[index]?.click());
const busy = () => [...box.querySelectorAll('.pill')].map((pill) => pill.matches('.pill-pending'));
const pressed = () => [...box.querySelectorAll('[aria-pressed]')].map((pill) => pill.ariaPressed);

it('sends reactions that are pressed at once one after the other, and shows which are on their way', async () => {
  await render(<Reactions api="/api/p" initial={{}} />);
  for (const index of [0, 1, 1]) await press(index);
  expect(busy()).toEqual([true, true, false]);
  expect(calls.map(({ path }) => path)).toEqual(['/api/p/reactions {"type":1}']);
  await calls[0]?.answer({ thumbs_up: 1, user_thumbs_up: 1 });
  expect(calls.map(({ path }) => path).slice(1)).toEqual(['/api/p/reactions {"type":2}']);
  await calls[1]?.answer({ thumbs_up: 1, user_thumbs_up: 1, clap: 4, user_clap: 1 });
  expect(busy()).toEqual([false, false, false]);
  expect(box.textContent).toBe('140');
});

it('of several answers to an event that are pressed at once the last one counts', async () => {
  await render(<EventAnswer post="/api/p" initial={{ yes: 0, no: 0, maybe: 0, own: null }} />);
  for (const index of [0, 1, 2]) await press(index);
  expect(busy()).toEqual([false, false, true]);
  await calls[0]?.answer({ yes: 1, no: 0, maybe: 0, own: 'yes' });
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/p/rsvp {"answer":"yes"}',
    '/api/p/rsvp {"answer":"no"}',
  ]);
  await calls[1]?.answer({ yes: 0, no: 1, maybe: 0, own: 'no' });
  expect(pressed()).toEqual(['false', 'false', 'true']);
  await press(2);
  expect(calls[2]?.method).toBe('DELETE');
});
