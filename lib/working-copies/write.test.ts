import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup, addPosts } from '@/lib/testing/fixtures';
import { keepEditing, stopEditing } from '@/lib/working-copies/editing';
import { getWorkingCopy } from '@/lib/working-copies/read';
import { deleteWorkingCopy, saveWorkingCopy } from '@/lib/working-copies/write';

useTestDatabase();

let ada: Actor;
let eve: Actor;
let refs: { group: string; post: string };

const keep = (title: string, ifMatch: number | null = null, by = ada) =>
  saveWorkingCopy(by, refs, { base_version: 1, fields: { title } }, ifMatch);

beforeEach(async () => {
  [ada, eve] = [await addActor(), await addActor({ admin: true })];
  const group = await addGroup();
  const [post] = await addPosts(group.id, 1, { authorId: ada.id });
  refs = { group: group.slug, post: String(post) };
});

it('is one a person and post, and nobody else reads it', async () => {
  await keep('Mine');
  await expect(getWorkingCopy(eve, refs)).rejects.toMatchObject({ code: 'not_found' });
  await keep('Hers', null, eve);
  expect((await getWorkingCopy(ada, refs)).fields).toEqual({ title: 'Mine' });
});

it('refuses to write over what another tab kept', async () => {
  const { version } = await keep('First', 0);
  await expect(keep('Other tab', 0)).rejects.toMatchObject({
    code: 'stale',
    extra: { current: { fields: { title: 'First' } } },
  });
  expect((await keep('Second', version)).version).toBe(version + 1);
});

it('holds clean HTML and the people it names', async () => {
  const fields = { content: '<p onclick="x()">Hi<script>1</script></p>', authors: [eve.id] };
  const copy = await saveWorkingCopy(ada, refs, { base_version: 1, fields }, null);
  expect(copy).toMatchObject({ fields: { content: '<p>Hi</p>' }, authors: [{ id: eve.id }] });
});

it('is gone when it is discarded, which may be done twice', async () => {
  await keep('Mine');
  await deleteWorkingCopy(ada, refs);
  await deleteWorkingCopy(ada, refs);
  await expect(getWorkingCopy(ada, refs)).rejects.toMatchObject({ code: 'not_found' });
});

it('tells who else has the post open until they close it', async () => {
  await keepEditing(eve, refs);
  expect((await keepEditing(ada, refs)).others.map(({ id }) => id)).toEqual([eve.id]);
  await stopEditing(eve, refs);
  expect((await keepEditing(ada, refs)).others).toEqual([]);
});
