import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { PostJson } from '@/lib/posts/schema';
import { sql } from '../database.ts';
import { type Person, password } from '../factories.ts';
import { cookiesOf } from '../screens/test.ts';
import type { Random } from './random.ts';

/** What happens to somebody who writes. */
const faults = ['none', 'offline', 'signedOut', 'staleWrite', 'closed', 'reloaded'] as const;

/** Longer than the editor waits before it tells of a change. */
const told = 600;

/** Somebody who writes in a browser of their own, and remembers every word. */
export class Author {
  readonly typed: string[] = [];
  private page: Page | undefined;
  private readonly context: BrowserContext;
  private readonly person: Person;
  private readonly post: PostJson;

  private constructor(context: BrowserContext, person: Person, post: PostJson) {
    this.context = context;
    this.person = person;
    this.post = post;
  }

  static async open(browser: Browser, person: Person, post: PostJson): Promise<Author> {
    const context = await browser.newContext();
    await context.addCookies(cookiesOf(person.api));
    const author = new Author(context, person, post);
    await author.openPage();
    return author;
  }

  async write(word: string): Promise<void> {
    await this.clearTheWay();
    const text = this.text();
    await text.click();
    await this.now().keyboard.press('Control+End');
    await this.now().keyboard.type(` ${word}`);
    await expect(text).toContainText(word);
    this.typed.push(word);
    await this.now().waitForTimeout(told);
  }

  async suffer(random: Random): Promise<void> {
    const fault = faults[random.below(faults.length)];
    if (fault === 'offline') {
      await this.context.setOffline(true);
      const word = `off${this.typed.length}${this.typed.at(-1)}`;
      await this.write(word);
      await this.context.setOffline(false);
    }
    if (fault === 'signedOut') await sql`delete from sessions where user_id = ${this.person.id}`;
    if (fault === 'staleWrite') await this.writeByApi();
    if (fault === 'closed') {
      await this.now().close({ runBeforeUnload: true });
      await expect.poll(() => this.now().isClosed()).toBe(true);
      await this.openPage();
    }
    if (fault === 'reloaded') {
      await this.now().reload();
      await this.ready();
    }
  }

  /** The words that the page calls saved and that neither the post nor the working copy holds. */
  async calledSavedTooEarly(): Promise<string[]> {
    const page = this.now();
    const bar = page.locator('[data-save-state]');
    if ((await bar.getAttribute('data-save-state')) !== 'saved') return [];
    const known = this.typed.slice();
    const [row] = await sql<{ held: string }[]>`
      select p.content || coalesce((select string_agg(w.fields->>'content', '') from working_copies w
        where w.post_id = p.id and w.user_id = ${this.person.id}), '')
        || coalesce((select string_agg(v.content, '') from post_revisions v where v.post_id = p.id), '') as held
      from posts p where p.id = ${this.post.id}`;
    return known.filter((word) => !row?.held.includes(word));
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
    const content = `${await this.stored()}<p>${word}</p>`;
    await sql`
      update posts set content = ${content}, version = version + 1, updated_at = now() where id = ${this.post.id}`;
    this.typed.push(word);
  }

  private async openPage(): Promise<void> {
    this.page = await this.context.newPage();
    this.page.on('dialog', (dialog) => void dialog.accept());
    await this.page.goto(`/groups/${this.post.group.slug}/${this.post.slug}/edit`);
    if (this.page.url().includes('/login')) await this.signIn();
    await this.ready();
  }

  private async signIn(): Promise<void> {
    const page = this.now();
    await page.getByLabel('E-mail').fill(this.person.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  private async ready(): Promise<void> {
    if (this.now().url().includes('/login')) await this.signIn();
    await expect(this.text().or(this.now().getByRole('alertdialog')).first()).toBeVisible({
      timeout: 30_000,
    });
  }

  /** Answers whatever stands between the author and the text. */
  private async clearTheWay(): Promise<void> {
    const page = this.now();
    const signIn = page.getByRole('alertdialog', { name: 'Sign in to go on' });
    if (await signIn.isVisible()) {
      await this.signIn();
      await expect(signIn).toBeHidden();
    }
    const choose = page.getByRole('button', { name: 'Save what I chose' });
    if (await choose.isVisible()) {
      await choose.click();
      await expect(choose).toBeHidden();
    }
  }

  private text() {
    return this.now().getByRole('textbox', { name: 'Text of the post' });
  }

  private now(): Page {
    if (!this.page) throw new Error('The page is not open yet.');
    return this.page;
  }
}
