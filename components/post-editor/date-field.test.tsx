// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateField } from './date-field';

vi.mock('./date-picker', () => new Promise(() => undefined));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllEnvs());

/** The field as a server in UTC writes it, taken over by a browser elsewhere. */
async function taken(value: string, daysOnly: boolean) {
  const field = <DateField label="Starts" {...{ value, daysOnly }} onChange={() => undefined} />;
  vi.stubEnv('TZ', 'UTC');
  const box = document.createElement('div');
  box.innerHTML = renderToString(field);
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const problems: unknown[] = [];
  await act(async () => hydrateRoot(box, field, { onRecoverableError: (error) => problems.push(error) }));
  return { shown: box.querySelector('.input')?.textContent, problems };
}

it('shows the time of the reader, and the page is taken over as the server wrote it', async () => {
  expect(await taken('2026-11-03 21:30:00', false)).toEqual({ shown: '4th Nov 2026 10:30', problems: [] });
});

it('shows a whole day as it is everywhere', async () => {
  expect(await taken('2026-11-03 00:00:00', true)).toEqual({ shown: '3rd Nov 2026', problems: [] });
});
