import { expect } from '@playwright/test';
import { createComment, createGroup, createPost, type Person } from '../factories.ts';
import { test } from '../fixtures.ts';

const bytesOf = async ({ api }: Person, path: string) =>
  (await (await api.send(path)).arrayBuffer()).byteLength;

test('an article with three comments is at most 2.5 times its content, beside what every page has', async ({
  admin,
  member,
}) => {
  const words = 'Nothing here is secret, and all of it was true when it was written down by somebody.';
  const content = `<h2>Summary</h2>${`<p>${words} ${words}</p>`.repeat(17)}`;
  expect(content.length).toBeLessThan(3_050);
  const post = await createPost(admin, await createGroup(admin), { title: 'Travel report', content });
  for (let written = 0; written < 3; written++) await createComment(admin, post);
  const frame = await bytesOf(member, '/search');
  const page = await bytesOf(member, `/groups/${post.group.slug}/${post.slug}`);
  expect((page - frame) / content.length).toBeLessThanOrEqual(2.5);
});
