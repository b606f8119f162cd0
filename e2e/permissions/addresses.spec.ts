import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { readCells } from './cells.ts';
import { test } from './fixtures.ts';
import { matrix } from './matrix.ts';
import { requestOf } from './requests.ts';

const cells = readCells(matrix).filter(
  ({ call, actor, visibility, state }) =>
    call.includes(' /api/') &&
    !call.includes('[...nextauth]') &&
    ['guest', 'teamAdmin'].includes(actor) &&
    visibility === 'open' &&
    ['published', 'everybody'].includes(state),
);

// Alone: it saves the settings, which others compare before and after.
test('a trailing slash is accepted by every call and never redirects', { tag: '@alone' }, async ({
  scene,
}) => {
  const found: string[] = [];
  for (const cell of cells) {
    const request = await requestOf(scene, cell);
    const path = request.path.replace(/(?=\?|$)/, '/');
    const { status } = await ask(scene.clients[cell.actor], { ...request, path });
    if (String(status) !== cell.expected) found.push(`${cell.call} by ${cell.actor}: ${status}`);
  }
  expect(found).toEqual([]);
});

test('ids name groups, categories and posts as slugs do', async ({ scene }) => {
  const { group, category, posts } = scene.selected.open;
  for (const path of [`categories/${category.id}`, `posts/${posts.published?.post.id}`, 'posts']) {
    const answer = await scene.people.outsider.api.get(`/api/groups/${group.id}/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

for (const ref of [
  '0',
  '-1',
  '1.5',
  '99999999999',
  '2147483648',
  '%00',
  '%F0%9F%90%99',
  "'",
  '1e3',
  '__proto__',
]) {
  test(`nothing is named ${ref}`, async ({ scene }) => {
    const { api } = scene.people.teamAdmin;
    const group = `/api/groups/${scene.selected.open.group.id}`;
    const paths = [
      ...[`/api/groups/${ref}`, `${group}/posts/${ref}`, `${group}/categories/${ref}`, `/api/user/${ref}`],
      ...[`/api/people/contact-list/${ref}`, `/api/people/contact-list/${scene.list.id}/contact/${ref}`],
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await api.get(path)).status));
    expect(statuses).toEqual(paths.map(() => 404));
  });
}
