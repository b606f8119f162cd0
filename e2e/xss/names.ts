import type { PostJson } from '@/lib/posts/schema';
import type { Client } from '../client.ts';
import {
  createCategory,
  createComment,
  createContact,
  createContactList,
  createGroup,
  createPerson,
  createPost,
  type Person,
} from '../factories.ts';
import { links, texts } from './vectors.ts';

const when = { starts: '2027-06-01 08:00:00', ends: '2027-06-01 15:30:00' };

/** One text everywhere a text can be, and the pages that show it. */
export async function storeText(admin: Person, text: string): Promise<string[]> {
  const person = await createPerson();
  await put(admin.api, `/api/user/${person.id}`, {
    ...{ name: text, job_title: text, intro: text, work_experience: text },
    ...{ phone_office: text.slice(0, 50), phone_mobile: text.slice(-50) },
  });
  const group = await createGroup(person, { type: 4, name: text });
  const category = await createCategory(person, group, { name: text });
  const event = { venue: text, ...when };
  const place = { categories: [category.id] };
  const post = await createPost(person, group, { title: text, excerpt: text, event, ...place });
  await createComment(person, post, `<p>${text.replaceAll('<', '&lt;')}</p>`);
  const list = await createContactList(admin, [{ label: text, type: 'text' }]);
  const { id } = await createContact(admin, list, { [text]: text });
  await put(admin.api, `/api/people/contact-list/${list.id}`, { name: text });
  await put(admin.api, `/api/people/contact-list/${list.id}/contact/${id}`, { name: text });
  const home = `/groups/${group.slug}`;
  return [
    ...[home, `${home}/edit`, `${home}/${post.slug}`, `${home}/category/${category.slug}`],
    ...[`${home}/category/${category.slug}/${post.slug}/edit`, `/profile/${person.id}`],
    ...[`/profile/${person.id}/edit`, `/people/list/${list.id}`, `/people/list/${list.id}/contact/${id}`],
  ];
}

/** Files under every text, and the pages that show them. */
export async function storeFiles({ api, ...person }: Person): Promise<string[]> {
  const group = await createGroup({ api, ...person }, { type: 3 });
  const made = await Promise.all(
    texts.map(async ({ html }) => {
      const form = new FormData();
      form.set('group', group.slug);
      form.set('file', new Blob([html]), `${html}.html`);
      const headers = { 'X-CSRF-TOKEN': await api.token() };
      const answer = await api.send('/api/media/create/post', { method: 'POST', headers, body: form });
      return (await answer.json()) as PostJson;
    }),
  );
  return [`/groups/${group.slug}`, ...made.map(({ slug }) => `/groups/${group.slug}/${slug}`)];
}

/** Contacts with a link to each address that the API takes, on one page. */
export async function storeLinks(admin: Person): Promise<string> {
  const list = await createContactList(admin, [{ label: 'Web', type: 'link' }]);
  for (const address of links)
    await admin.api.post(`/api/people/contact-list/${list.id}/contact`, {
      name: 'Somebody',
      fields: { Web: address },
    });
  return `/people/list/${list.id}`;
}

/** Refused, nothing would be shown. */
async function put(api: Client, path: string, body: unknown): Promise<void> {
  const { status } = await api.put(path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
}

/** What the whole team sees of the team itself. */
export async function storeSettings({ api }: Person): Promise<void> {
  await put(api, '/api/account/general', {
    name: texts
      .map(({ html }) => html)
      .join(' ')
      .slice(0, 100),
  });
  const all = texts.map(({ html }) => html).join(' ');
  await put(api, '/api/account/login', {
    login_title: all.slice(0, 200),
    login_short_intro: all.slice(0, 1000),
  });
  const items = texts.map(({ html }) => ({ type: 'custom', url: 'https://example.com/', text: html }));
  await put(api, '/api/account/navigation', { navigation: items });
}
