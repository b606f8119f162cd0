import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { baseUrl, Client } from '../client.ts';
import { sql } from '../database.ts';
import type { Person } from '../factories.ts';
import { test as base } from '../fixtures.ts';

type DemoName = 'admin' | 'editor' | 'member';
type Open = (person: Pick<Person, 'api'>, path: string) => Promise<Page>;

type TestFixtures = { open: Open; quiet: undefined };
type WorkerFixtures = { demo: Record<DemoName, Person> };

/** Screens in a real browser: `open` shows a path to somebody; `demo` are the three sign-ins of the demo team. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const [admin, editor, member] = await Promise.all([
        signIn('admin'),
        signIn('editor'),
        signIn('member'),
      ]);
      await use({ admin, editor, member });
    },
    { scope: 'worker' },
  ],
  open: async ({ context, page }, use) => {
    await use(async (person, path) => {
      await context.clearCookies();
      await context.addCookies(cookiesOf(person.api));
      await page.goto(path);
      await page.waitForFunction(isTakenOver);
      await page.evaluate(untilIdle);
      return page;
    });
  },
  // Whatever a page complains about in the console fails the test, blocked scripts and styles included.
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** No violation of the rules axe knows, in the state the page is in now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  );
}

/** Nothing sticks out on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
}

/** React has the page: a press before that would be lost. */
function isTakenOver(): boolean {
  const main = document.querySelector('main, body');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
}

/** Keys are listened to a moment later than React has the page. */
function untilIdle(): Promise<unknown> {
  return new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
}

async function signIn(name: DemoName): Promise<Person> {
  const email = `${name}@example.com`;
  const api = new Client();
  await api.signIn(email, 'hearth-demo');
  const [user] = await sql<{ id: number; name: string }[]>`select id, name from users where email = ${email}`;
  if (!api.signedIn || !user) throw new Error(`${email} could not sign in`);
  return { ...user, email, api };
}

/** A client's session as a browser takes it. */
export function cookiesOf(api: Client) {
  return api.cookies.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: baseUrl() };
  });
}

/** The browser logs each refused call; the screen shows it, which is what tests look at. */
function isRefusal(text: string): boolean {
  return text.startsWith('Failed to load resource');
}
