import { expect } from '@playwright/test';
import type { ShareLinkJson } from '@/lib/shares/schema';
import { sql } from '../database.ts';
import { createGroup, createPerson, createPost, createShare, deactivate, pathOf } from '../factories.ts';
import { test } from '../fixtures.ts';

const day = 86_400_000;

test('a link lasts a fortnight unless said otherwise', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  const { status, body } = await member.api.post<ShareLinkJson>(`${pathOf(post)}/share`, {});
  expect(status).toBe(201);
  expect(body).toEqual({
    ...{ id: expect.any(Number), token: expect.stringMatching(/^[\w-]{43}$/), link_expires: 14 },
    ...{ url: `/public/${post.slug}/${body.token}`, created_at: expect.any(String) },
    expiry_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    user: expect.objectContaining({ id: member.id }),
  });
  const left = Date.parse(`${body.expiry_date}Z`) - Date.now();
  expect(Math.abs(left - 14 * day)).toBeLessThan(60_000);
});

test('it lasts 1, 7, 14, 30 or 365 days, or for ever', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  for (const days of [1, 7, 14, 30, 365]) {
    const link = await createShare(member, post, { link_expires: days });
    expect(Math.round((Date.parse(`${link.expiry_date}Z`) - Date.now()) / day)).toBe(days);
  }
  expect((await createShare(member, post, { link_expires: 0 })).expiry_date).toBeNull();
  for (const link_expires of [2, -1, '14', 1.5]) {
    expect((await member.api.post(`${pathOf(post)}/share`, { link_expires })).status).toBe(422);
  }
});

test('links are listed newest first, for who edits the post', async ({ admin, member }) => {
  const post = await createPost(member, await createGroup(admin));
  const [one, two] = [await createShare(member, post), await createShare(admin, post)];
  const { body } = await member.api.get<ShareLinkJson[]>(`${pathOf(post)}/share`);
  expect(body).toEqual([two, one]);
  expect(one.token).not.toBe(two.token);
});

test('deleting a link twice is deleting it once', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  const { id } = await createShare(member, post);
  const del = async () => (await member.api.del(`${pathOf(post)}/share/${id}`)).status;
  expect([await del(), await del()]).toEqual([204, 204]);
  expect((await member.api.get(`${pathOf(post)}/share`)).body).toEqual([]);
});

test('a post has at most a hundred', async ({ member }) => {
  const post = await createPost(member, await createGroup(member));
  await sql`insert into share_links (post_id, user_id, token, link_expires)
    select ${post.id}, ${member.id}, md5(random()::text), 0 from generate_series(1, 100)`;
  expect((await member.api.post(`${pathOf(post)}/share`, {})).status).toBe(409);
});

test('links of somebody who was deactivated are still listed, and can be deleted', async ({ admin }) => {
  const maker = await createPerson();
  const post = await createPost(maker, await createGroup(admin));
  const { id } = await createShare(maker, post);
  await deactivate(maker);
  const { body } = await admin.api.get<ShareLinkJson[]>(`${pathOf(post)}/share`);
  expect(body.map((link) => link.id)).toEqual([id]);
  expect((await admin.api.del(`${pathOf(post)}/share/${id}`)).status).toBe(204);
});

test('a link ends when its maker loses the private group of the post', async ({ admin, guest }) => {
  const maker = await createPerson();
  const group = await createGroup(admin, { private: 1, members: [maker.id] });
  const post = await createPost(admin, group, { status: 2, authors: [admin.id, maker.id] });
  const { url } = await createShare(maker, post);
  expect((await guest.get(url)).status).toBe(200);
  await sql`delete from group_members where user_id = ${maker.id} and group_id = ${group.id}`;
  expect((await guest.get(url)).status).toBe(404);
});
