import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { allowList } from '../../lib/html/allow-list';
import { baseUrl } from '../client.ts';
import type { Person } from '../factories.ts';
import { cookiesOf } from '../screens/test.ts';

/** What a browser saw that no text may bring about. */
export type Sightings = {
  /** The numbers of the vectors that ran. */
  ran: Set<number>;
  /** What a policy stopped: a rule and the address or kind. */
  stopped: string[];
  /** Dialogs, windows and requests to other sites. */
  strange: string[];
};

export const nothing: Sightings = { ran: new Set(), stopped: [], strange: [] };

/** A person's browser that is watched, with the policy of the pages or without. */
export async function browse(browser: Browser, { api }: Person, { policy }: { policy: boolean }) {
  const context = await browser.newContext({ baseURL: baseUrl(), bypassCSP: !policy });
  const seen = await watch(context);
  await context.addCookies(cookiesOf(api));
  return { context, seen, page: await context.newPage() };
}

/** The page is where it should be, its events have been served, and it holds nothing that could run. */
export async function expectHarmless(page: Page, path: string): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  expect(new URL(page.url()).pathname).toBe(new URL(path, baseUrl()).pathname);
  expect({ path, found: await suspects(page) }).toEqual({ path, found: [] });
}

/** Watches every page of a context, from before its first line of script. */
async function watch(context: BrowserContext): Promise<Sightings> {
  const seen: Sightings = { ran: new Set(), stopped: [], strange: [] };
  await context.exposeBinding('report', (_, { ran, stopped }: { ran: number[]; stopped: string[] }) => {
    for (const id of ran) seen.ran.add(id);
    seen.stopped.push(...stopped);
  });
  await context.addInitScript(listen);
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      seen.strange.push(`dialog: ${dialog.message()}`);
      return dialog.dismiss();
    });
    page.on('popup', () => seen.strange.push('window'));
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^http/.test(protocol) && origin !== new URL(baseUrl()).origin) seen.strange.push(request.url());
  });
  return seen;
}

/** Runs in the browser: vectors push their number to `top.__xss`. What comes at once is told at once: there is much of it. */
function listen() {
  const page = window as unknown as {
    report(seen: { ran: number[]; stopped: string[] }): void;
    __xss: unknown;
  };
  let seen = { ran: [] as number[], stopped: [] as string[] };
  const tell = () => {
    if (seen.ran.length + seen.stopped.length > 0) page.report(seen);
    seen = { ran: [], stopped: [] };
  };
  const soon = () => setTimeout(tell);
  addEventListener('pagehide', tell);
  if (window === top) page.__xss = { push: (id: number) => seen.ran.push(id) === 1 && soon() };
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (seen.stopped.push(`${effectiveDirective} ${blockedURI}`) === 1) soon();
  });
}

/** Everything in the page as it stands that could run a script or ask another site, whatever did or did not run. */
function suspects(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ names, host }) => {
      const kinds = /^(https?|mailto|tel):$/;
      const isOutside = (value: string) => !kinds.test(new URL(value, location.href).protocol);
      const found: string[] = [];
      for (const element of document.querySelectorAll('*')) {
        const written = Boolean(element.closest('.prose:not([contenteditable=true])'));
        if (written && !element.matches('.prose') && !names.includes(element.localName))
          found.push(element.outerHTML);
        for (const { name, value } of element.attributes) {
          const isPicture = element.localName === 'img' && /^(data:image\/|blob:)/.test(value) && !written;
          const leads = /^(href|src|action|data|poster|background|xlink:href)$/i.test(name);
          if (/^on|^(srcdoc|formaction|http-equiv)$/i.test(name) || (leads && !isPicture && isOutside(value)))
            found.push(`${element.localName} ${name}=${value}`);
        }
        if (/^(iframe|object|embed|base|frame)$/.test(element.localName)) found.push(element.outerHTML);
        if (element instanceof HTMLScriptElement && element.src && new URL(element.src).host !== host)
          found.push(element.outerHTML);
      }
      return found;
    },
    // What the pages add: a button that copies code, and what a revision changed.
    { names: [...allowList.keys(), 'button', 'ins', 'del'], host: new URL(baseUrl()).host },
  );
}
