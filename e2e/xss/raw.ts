import type { Page } from '@playwright/test';
import { baseUrl } from '../client.ts';
import { vectors } from './vectors.ts';

/** Nothing that a vector asks for is answered, and the page goes nowhere but to these. */
export async function holdIn(page: Page, paths: string[]): Promise<void> {
  const { origin } = new URL(baseUrl());
  await page.route('**/*', (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const leaves = request.isNavigationRequest() && !paths.includes(url.pathname);
    const asks = url.origin !== origin || /\/x$/.test(url.pathname);
    // An answer without content leaves the page where it is; a broken one would put the browser's error page there.
    if (leaves) return route.fulfill({ status: 204 });
    return asks ? route.abort() : route.fallback();
  });
}

/** The product's own page and policy, served with this in the place of its text. */
export async function serveRaw(page: Page, path: string, html: string): Promise<void> {
  await page.goto('about:blank');
  const serve: Parameters<Page['route']>[1] = async (route) => {
    const response = await route.fetch();
    const [head, tail = ''] = (await response.text()).split(/(?<=<div class="prose [^>]*>)/, 2);
    await route.fulfill({ response, body: `${head}${html}${tail}` });
  };
  await page.route(path, serve, { times: 1 });
  await page.goto(path);
}

/** As a navigation inside the page puts a text, but each vector by itself. Those that lead the page away would end it. */
export async function insertRaw(page: Page): Promise<void> {
  const staying = vectors.filter(({ name }) => !name.includes('refresh'));
  const box = page.locator('article .prose').first();
  await box.evaluate(
    insert,
    staying.map(({ html }) => html),
  );
}

/** Runs in the browser. */
function insert(box: Element, all: string[]) {
  for (const html of all) box.appendChild(document.createElement('div')).innerHTML = html;
  return new Promise((done) => setTimeout(done, 500));
}
