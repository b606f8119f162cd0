import { expect } from '@playwright/test';
import type { PostJson, ReactionsJson } from '@/lib/posts/schema';
import { createGroup, createPerson, createPost, type Person, pathOf } from '../factories.ts';
import { test } from '../fixtures.ts';

const none = { thumbs_up: 0, clap: 0, love: 0, user_thumbs_up: 0, user_clap: 0, user_love: 0 };

const add = (person: Person, post: PostJson, type: unknown) =>
  person.api.post<ReactionsJson>(`${pathOf(post)}/reactions`, { type });
const remove = (person: Person, post: PostJson, type: unknown) =>
  person.api.del<ReactionsJson>(`${pathOf(post)}/reactions/${type}`);

test('each of the three is added and taken back, and the new numbers are answered', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  expect((await add(member, post, 1)).body).toEqual({ ...none, thumbs_up: 1, user_thumbs_up: 1 });
  expect((await add(member, post, 3)).body).toMatchObject({ thumbs_up: 1, love: 1, user_love: 1 });
  expect((await add(member, post, 2)).body).toMatchObject({ clap: 1, user_clap: 1 });
  expect((await remove(member, post, 1)).body).toMatchObject({
    thumbs_up: 0,
    user_thumbs_up: 0,
    clap: 1,
    love: 1,
  });
});

test('adding twice is adding once, removing what is not there changes nothing', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  await add(member, post, 1);
  const again = await add(member, post, 1);
  expect([again.status, again.body.thumbs_up]).toEqual([200, 1]);
  await remove(member, post, 1);
  const absent = await remove(member, post, 1);
  expect([absent.status, absent.body]).toEqual([200, none]);
});

test('everybody has their own', async ({ admin, member }) => {
  const post = await createPost(member, await createGroup(member));
  await add(member, post, 2);
  expect((await add(admin, post, 1)).body).toEqual({ ...none, thumbs_up: 1, user_thumbs_up: 1, clap: 1 });
  const { body } = await member.api.get<PostJson>(pathOf(post));
  expect(body.reactions).toEqual({ ...none, thumbs_up: 1, clap: 1, user_clap: 1 });
});

test('there are no others', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  for (const type of [0, 4, '1', 1.5, null]) expect((await add(member, post, type)).status).toBe(422);
  for (const type of [0, 4, 'x', '01']) expect((await remove(member, post, type)).status).toBe(422);
});

test('fifty at once by one person are one', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(member, post, 1)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await member.api.get<PostJson>(pathOf(post))).body.reactions.thumbs_up).toBe(1);
  await Promise.all(Array.from({ length: 50 }, () => remove(member, post, 1)));
  expect((await member.api.get<PostJson>(pathOf(post))).body.reactions).toEqual(none);
});

test('on and off at once by several people, the number is that of the rows', async ({ admin, member }) => {
  const post = await createPost(member, await createGroup(member));
  const people = [admin, member, await createPerson()];
  await Promise.all(
    people.flatMap((person) => Array.from({ length: 10 }, (_, i) => (i % 2 ? remove : add)(person, post, 3))),
  );
  const own = await Promise.all(
    people.map(async (person) => (await person.api.get<PostJson>(pathOf(post))).body),
  );
  const rows = own.reduce((sum, { reactions }) => sum + reactions.user_love, 0);
  expect(own[0]?.reactions.love).toBe(rows);
});
