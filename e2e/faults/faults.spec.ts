import { expect } from '@playwright/test';
import { createGroup, createPerson, createPost } from '../factories.ts';
import { test } from '../screens/test.ts';
import { Author } from './author.ts';
import { randomOf } from './random.ts';

/**
 * Two people write in one post while everything around them fails: seeded, so that a red run can be repeated. It takes
 * minutes and runs when it is asked for: `FAULT_RUNS=200 npx playwright test --project desktop faults`; `FAULT_SEED`
 * begins elsewhere.
 */
const runs = Number(process.env.FAULT_RUNS ?? 0);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);
const steps = 8;

for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
  test(`nothing that was typed is lost, and nothing is called saved too early (seed ${seed})`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const random = randomOf(seed);
    const people = [
      await createPerson({ name: 'Writer' }),
      await createPerson({ name: 'Editor', admin: true }),
    ];
    const [writer] = people;
    if (!writer) throw new Error('There is no writer.');
    const status = random.below(2) + 1;
    const post = await createPost(writer, await createGroup(writer), { status, content: '<p>Begin.</p>' });
    const authors = await Promise.all(people.map((person) => Author.open(browser, person, post)));
    for (let step = 0; step < steps; step++) {
      const author = authors[random.below(2)];
      await author?.write(`s${seed}n${step}`);
      await author?.suffer(random);
      for (const each of authors) expect(await each.calledSavedTooEarly()).toEqual([]);
    }
    for (const author of authors) await author.saveAll();
    const typed = authors.flatMap((author) => author.typed);
    const [first] = authors;
    const stored = (await first?.stored()) ?? '';
    expect(typed.filter((word) => !stored.includes(word))).toEqual([]);
    await Promise.all(authors.map((author) => author.close()));
  });
}
