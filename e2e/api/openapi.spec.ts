import { expect } from '@playwright/test';
import { responseSchemaOf } from '@/lib/openapi/document';
import type { Method } from '@/lib/openapi/operation';
import {
  createCategory,
  createComment,
  createContact,
  createContactList,
  createGroup,
  createPost,
  createShare,
  daysAhead,
  type Person,
  pathOf,
} from '../factories.ts';
import { test } from '../fixtures.ts';

/** The answer is what the document says, with nothing missing and nothing more. */
async function expectDescribed(by: Person, method: Method, path: string, body?: unknown): Promise<void> {
  await test.step(`${method} ${path}`, async () => {
    const answer = await by.api.call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(responseSchemaOf(method, path).parse(answer.body)).toEqual(answer.body);
  });
}

test('every read answers what the OpenAPI document describes', async ({ admin }) => {
  const news = await createGroup(admin);
  const category = await createCategory(admin, news);
  const post = await createPost(admin, news, { categories: [category.id], featured: true });
  await createComment(admin, post);
  await createShare(admin, post);
  const events = await createGroup(admin, { type: 4 });
  await createPost(admin, events, { event: { venue: 'Here', starts: daysAhead(1), ends: daysAhead(2) } });
  const list = await createContactList(admin, [{ label: 'Web', type: 'link' }]);
  const contact = await createContact(admin, list, { Web: 'https://example.com' });

  const group = `/api/groups/${news.slug}`;
  for (const path of [
    ...[
      '/api/account/',
      '/api/account?all=1',
      '/api/account/user',
      '/api/csrf',
      '/api/health',
      '/api/openapi.json',
    ],
    ...['/api/account/users', '/api/account/users?page=0', '/api/account/users/search?q=admin'],
    ...['/api/groups', group, `${group}/posts`, `${group}/posts?category=${category.slug}&status=all`],
    ...[`/api/groups/${events.id}/posts`, `${group}/categories/${category.id}`],
    ...[pathOf(post), `${pathOf(post)}/comments`, `${pathOf(post)}/share`, `${pathOf(post)}/analytics`],
    ...['/api/homepage', '/api/user/posts', `/api/user/${admin.id}`],
    ...['/api/people', `/api/people?list=${list.id}`, `/api/people/contact-list/${list.id}`],
    `/api/people/contact-list/${list.id}/contact/${contact.id}`,
    ...['/api/search/posts?query=post', '/api/search/people?query=admin'],
  ]) {
    await expectDescribed(admin, 'GET', path);
  }
});

test('every write answers what the OpenAPI document describes', async ({ admin }) => {
  const news = await createGroup(admin);
  const category = await createCategory(admin, news);
  const post = await createPost(admin, news);
  const group = `/api/groups/${news.slug}`;
  await expectDescribed(admin, 'PUT', group, { name: news.name });
  await expectDescribed(admin, 'POST', `${group}/posts`, { title: 'A draft' });
  await expectDescribed(admin, 'PUT', pathOf(post), { title: 'Another title' });
  await expectDescribed(admin, 'POST', `${pathOf(post)}/copy`);
  await expectDescribed(admin, 'POST', `${pathOf(post)}/comments`, { content: '<p>Words</p>' });
  await expectDescribed(admin, 'POST', `${pathOf(post)}/reactions`, { type: 1 });
  await expectDescribed(admin, 'DELETE', `${pathOf(post)}/reactions/1`);
  await expectDescribed(admin, 'POST', `${pathOf(post)}/share`, { link_expires: 7 });
  await expectDescribed(admin, 'PUT', `${group}/categories/${category.slug}`, { name: 'Renamed' });
  await expectDescribed(admin, 'POST', `${group}/categories/rebuild-menu`, {
    categories: [{ id: category.id }],
  });
  await expectDescribed(admin, 'POST', `${group}/rebuild-menu`, { posts: [{ id: post.id }] });
  await expectDescribed(admin, 'PATCH', `${group}/categories/0/bulk-move`, { posts: [post.id] });
  await expectDescribed(admin, 'PUT', `/api/user/${admin.id}`, { job_title: 'Engineer' });
  await expectDescribed(admin, 'PATCH', `${group}/bulk-delete`, { posts: [post.id] });
  await expectDescribed(admin, 'DELETE', group);
});

test('an error answers the one shape of all errors', async ({ guest, member }) => {
  const { errorBody } = await import('@/lib/openapi/errors');
  const news = await createGroup(member);
  for (const answer of [
    await guest.get('/api/groups'),
    await member.api.get('/api/groups/nowhere'),
    await member.api.get('/api/account/users'),
    await member.api.get(`/api/groups/${news.id}/posts?page=one`),
    await member.api.post('/api/groups', {}),
    await member.api.put(`/api/groups/${news.id}`, {}, { headers: { 'If-Match': '"9"' } }),
    await member.api.post('/api/groups', undefined, {
      raw: '{',
      headers: { 'Content-Type': 'application/json' },
    }),
  ]) {
    expect(errorBody.parse(answer.body)).toEqual(answer.body);
    expect(answer.headers.get('x-request-id')).toBe((answer.body as { request_id: string }).request_id);
  }
});
