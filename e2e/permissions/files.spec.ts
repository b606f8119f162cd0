import { expect } from '@playwright/test';
import sharp from 'sharp';
import { createGroup, createPost, createShare, type Person, pathOf } from '../factories.ts';
import type { Actor } from './cells.ts';
import { test } from './fixtures.ts';
import type { Scene } from './scene.ts';

type Media = { id: number; url: string };
type Carrier = 'its picture' | 'its text' | 'a comment' | 'its file';

//                             guest deac outs memb crea auth gadm tadm
const table: Record<string, string> = {
  draft: /*                 */ '401  401  404  404  404  200  200  200',
  'published, open': /*     */ '401  401  200  200  200  200  200  200',
  'published, private': /*  */ '401  401  404  200  200  200  200  200',
  deleted: /*               */ '401  401  404  404  404  200  404  200',
};
const actors: Actor[] = [
  ...(['guest', 'deactivated', 'outsider', 'member', 'creator'] as const),
  ...(['author', 'groupAdmin', 'teamAdmin'] as const),
];
/** Each way to ask for a file; the last as `HEAD`. */
const variants = ['', '?w=240', '?as=Other', '?view=true', '#head'];

test('a file is read by who reads what carries it, however it is asked for, at every step', async ({
  scene,
}) => {
  const { places, steps } = await build(scene);
  for (const [step, act] of steps) {
    await act();
    const found = await Promise.all(places.map((place) => ask(scene, place, step)));
    expect([step, found.flat().filter(Boolean)]).toEqual([step, []]);
  }
});

test('a shared link opens the files of its post and no others, until the link or the post is gone', async ({
  scene,
}) => {
  const { author, groupAdmin } = scene.people;
  const group = await createGroup(groupAdmin, { creators: [author.id] });
  const [inside, elsewhere] = [await upload(author), await upload(author)];
  const post = await createPost(author, group, { content: `<p><img src="${inside.url}" alt=""></p>` });
  const link = await createShare(author, post);
  const at = (file: Media, query = '') =>
    scene.clients.guest
      .send(`/api/public/${link.token}/media/${file.url.split('/').at(-1)}${query}`)
      .then(({ status }) => status);
  expect([await at(inside), await at(inside, '?w=240'), await at(elsewhere)]).toEqual([200, 200, 404]);
  await author.api.put(pathOf(post), { status: 1 });
  expect(await at(inside)).toBe(404);
  await author.api.put(pathOf(post), { status: 2 });
  expect(await at(inside)).toBe(200);
  await author.api.del(`${pathOf(post)}/share/${link.id}`);
  expect(await at(inside)).toBe(404);
});

async function build({ people }: Scene) {
  const { author, groupAdmin, member, creator, deactivated } = people;
  const lists = { members: [member.id, deactivated.id], creators: [creator.id, author.id] };
  const [group, cabinet] = [
    await createGroup(groupAdmin, lists),
    await createGroup(groupAdmin, { ...lists, type: 3, all_users_can_create_posts: 1 }),
  ];
  const [picture, embedded, said, file] = await Promise.all([
    ...([upload(author), upload(author)] as const),
    ...([upload(author), upload(author)] as const),
  ]);
  const post = await createPost(author, group, {
    ...{ status: 1, featured_image: picture.url },
    content: `<p><img src="${embedded.url}" alt=""></p>`,
  });
  await author.api.post(`${pathOf(post)}/comments`, { content: `<p><img src="${said.url}" alt=""></p>` });
  const filed = await createFilePost(author, cabinet.slug, file);
  await author.api.put(pathOf(filed), { status: 1 });
  const posts = [post, filed];
  const each = (act: (path: string) => Promise<{ status: number }>) => async () => {
    for (const one of posts) expect((await act(pathOf(one))).status).toBeLessThan(300);
  };
  const close = async () => {
    for (const { id } of [group, cabinet])
      expect((await groupAdmin.api.put(`/api/groups/${id}`, { private: 1 })).status).toBe(200);
  };
  const places: [Carrier, Media][] = [
    ['its picture', picture],
    ['its text', embedded],
    ['a comment', said],
    ['its file', file],
  ];
  const steps: [string, () => Promise<void>][] = [
    ['draft', async () => {}],
    ['published, open', each((path) => author.api.put(path, { status: 2 }))],
    ['published, private', close],
    ['deleted', each((path) => author.api.del(path))],
  ];
  return { places, steps };
}

/** What differs from the table. */
async function ask(scene: Scene, [carrier, { url }]: [Carrier, Media], step: string): Promise<string[]> {
  const expected = table[step]?.split(/\s+/) ?? [];
  const wrong: string[] = [];
  for (const [index, actor] of actors.entries()) {
    for (const variant of variants) {
      const head = variant === '#head';
      const { status } = await scene.clients[actor].send(head ? url : `${url}${variant}`, {
        method: head ? 'HEAD' : 'GET',
      });
      if (String(status) !== expected[index])
        wrong.push(`${carrier} ${variant} ${actor}: ${status}, not ${expected[index]}`);
    }
  }
  return wrong;
}

async function upload({ api }: Person): Promise<Media> {
  const image = { width: 600, height: 300, channels: 3, background: '#a33' } as const;
  const form = new FormData();
  const bytes = await sharp({ create: image }).png().toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'picture.png');
  const headers = { 'X-CSRF-TOKEN': await api.token() };
  return (await (
    await api.send('/api/media/handle', { method: 'POST', headers, body: form })
  ).json()) as Media;
}

async function createFilePost({ api }: Person, group: string, { id }: Media) {
  const body = new URLSearchParams({ group, file: String(id) });
  const headers = { 'X-CSRF-TOKEN': await api.token() };
  const made = await api.send('/api/media/create/post', { method: 'POST', headers, body });
  return (await made.json()) as { id: number; group: { id: number } };
}
