import { type Browser, expect } from '@playwright/test';
import { createGroup, createPerson, createPost } from '../factories.ts';
import { test as base } from '../fixtures.ts';
import { Author, missing } from './author.ts';
import { type Random, randomOf } from './random.ts';
import { MortalServer } from './server.ts';

/**
 * Two people write in one post while everything around them fails: seeded, so that a red run can be repeated. `FAULT_RUNS`
 * asks for more runs than the suite's, `FAULT_SEED` begins elsewhere.
 */
const runs = Number(process.env.FAULT_RUNS ?? 10);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);
const steps = 5;

const test = base.extend<object, { server: MortalServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const server = await MortalServer.start();
      // Whoever these tests let sign in does so there.
      process.env.HEARTH_TEST_BASE_URL = server.url;
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
  test(`nothing that was typed is lost, or called saved too early (seed ${seed})`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(180_000);
    expect(await write(browser, server, randomOf(seed))).toEqual([]);
  });
}

/** One run; answers the words that did not arrive. */
async function write(browser: Browser, server: MortalServer, random: Random): Promise<string[]> {
  const writer = await createPerson({ name: 'Writer' });
  const editor = await createPerson({ name: 'Editor', admin: true });
  const status = random.below(2) + 1;
  const post = await createPost(writer, await createGroup(writer), { status, content: '<p>Begin.</p>' });
  const open = (person: typeof writer) => Author.open({ browser, server, person, post });
  const authors = [await open(writer), await open(editor)] as const;
  for (let step = 0; step < steps; step++) {
    const author = authors[random.below(2) === 0 ? 0 : 1];
    await author.write(`w${step}of${post.id}`);
    await author.suffer(random);
    for (const each of authors) expect(await each.calledSavedTooEarly()).toEqual([]);
  }
  for (const author of authors) await author.saveAll();
  const stored = await authors[0].stored();
  const typed = authors.flatMap((author) => author.typed);
  await Promise.all(authors.map((author) => author.close()));
  return missing(typed, stored);
}
