import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { PostJson } from '@/lib/posts/schema';
import { sql } from '../database.ts';
import { type Person, password } from '../factories.ts';
import { cookiesOf } from '../screens/test.ts';
import type { Random } from './random.ts';
import type { MortalServer } from './server.ts';

/** What happens to somebody who writes. */
const faults = ['none', 'offline', 'signedOut', 'staleWrite', 'closed', 'reloaded', 'killed'] as const;

type Setting = { browser: Browser; server: MortalServer; person: Person; post: PostJson };

/** Longer than the editor waits before it tells of a change. */
const told = 600;

/** Somebody who writes in a browser of their own, and remembers every word. */
export class Author {
  readonly typed: string[] = [];
  private page: Page | undefined;
  private readonly context: BrowserContext;
  private readonly server: MortalServer;
  private readonly person: Person;
  private readonly post: PostJson;

  private constructor(context: BrowserContext, { server, person, post }: Setting) {
    this.context = context;
    this.server = server;
    this.person = person;
    this.post = post;
  }

  static async open(setting: Setting): Promise<Author> {
    const context = await setting.browser.newContext({ baseURL: setting.server.url });
    await context.addCookies(cookiesOf(setting.person.api));
    const author = new Author(context, setting);
    await author.openPage();
    return author;
  }

  /** Types until the whole word stands there: a dialog that comes in its midst takes the rest of the keys. */
  async write(word: string): Promise<void> {
    await expect(async () => {
      await this.clearTheWay();
      await this.text().click({ timeout: 5000 });
      await this.now().keyboard.press('Control+End');
      await this.now().keyboard.type(` ${word}`);
      await expect(this.text()).toContainText(word, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    this.typed.push(word);
    await this.now().waitForTimeout(told);
  }

  async suffer(random: Random): Promise<void> {
    const fault = faults[random.below(faults.length)];
    if (fault === 'offline') {
      await this.context.setOffline(true);
      await this.write(`off${this.typed.length}${this.typed.at(-1)}`);
      await this.context.setOffline(false);
    }
    if (fault === 'killed') {
      const back = this.server.killAndRestart(random.below(3000));
      await this.write(`dead${this.typed.length}${this.typed.at(-1)}`);
      await back;
    }
    if (fault === 'signedOut') await sql`delete from sessions where user_id = ${this.person.id}`;
    if (fault === 'staleWrite') await this.writeByApi();
    if (fault === 'closed') {
      await this.now().close({ runBeforeUnload: true });
      await expect.poll(() => this.now().isClosed()).toBe(true);
      await this.openPage();
    }
    if (fault === 'reloaded') await this.load();
  }

  /** The words that the page calls saved and that neither the post nor the working copy holds. */
  async calledSavedTooEarly(): Promise<string[]> {
    const bar = this.now().locator('[data-save-state]');
    if ((await bar.getAttribute('data-save-state')) !== 'saved') return [];
    const [row] = await sql<{ held: string }[]>`
      select p.content || coalesce((select string_agg(w.fields->>'content', '') from working_copies w
        where w.post_id = p.id and w.user_id = ${this.person.id}), '')
        || coalesce((select string_agg(v.content, '') from post_revisions v where v.post_id = p.id), '') as held
      from posts p where p.id = ${this.post.id}`;
    return missing(this.typed, row?.held ?? '');
  }

  /** Presses the button until everything is live. */
  async saveAll(): Promise<void> {
    await expect(async () => {
      await this.clearTheWay();
      await this.now()
        .getByRole('button', { name: /^(Publish|Update)$/ })
        .click({ timeout: 2000 });
      await this.now().waitForTimeout(1000);
      await this.clearTheWay();
      await expect(this.now().locator('[data-save-state="saved"][data-live="true"]')).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 60_000 });
  }

  async stored(): Promise<string> {
    const [row] = await sql<{ content: string }[]>`select content from posts where id = ${this.post.id}`;
    return row?.content ?? '';
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  /** Somebody's script saves without asking for the version. */
  private async writeByApi(): Promise<void> {
    const word = `api${this.typed.at(-1)}`;
    await sql`
      update posts set content = content || ${`<p>${word}</p>`}, version = version + 1, updated_at = now()
      where id = ${this.post.id}`;
    this.typed.push(word);
  }

  private async openPage(): Promise<void> {
    this.page = await this.context.newPage();
    // A page that is gone before the answer arrives needs none.
    this.page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await this.load();
  }

  /** Again while another run has the server dead. */
  private async load(): Promise<void> {
    const page = this.now();
    await expect(async () => {
      await page.goto(`/groups/${this.post.group.slug}/${this.post.slug}/edit`);
      if (page.url().includes('/login')) await this.signIn();
      await expect(this.text().or(page.getByRole('alertdialog')).first()).toBeVisible();
    }).toPass({ timeout: 60_000 });
  }

  private async signIn(): Promise<void> {
    const page = this.now();
    await page.getByLabel('E-mail').fill(this.person.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Answers whatever stands between the author and the text. */
  private async clearTheWay(): Promise<void> {
    const page = this.now();
    const signIn = page.getByRole('alertdialog', { name: 'Sign in to go on' });
    const choose = page.getByRole('button', { name: 'Save what I chose' });
    await expect(async () => {
      if (await signIn.isVisible()) await this.signIn();
      await expect(signIn).toBeHidden({ timeout: 5000 });
      if (await choose.isVisible()) await choose.click();
      await expect(choose).toBeHidden({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  }

  private text() {
    return this.now().getByRole('textbox', { name: 'Text of the post' });
  }

  private now(): Page {
    if (!this.page) throw new Error('The page is not open yet.');
    return this.page;
  }
}

/** The words that a text does not have; within another word they do not count. */
export function missing(words: string[], text: string): string[] {
  const had = new Set(text.split(/\W+/));
  return words.filter((word) => !had.has(word));
}
