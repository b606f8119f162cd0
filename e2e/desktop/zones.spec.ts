import { expect } from '@playwright/test';
import { createComment, createGroup, createPost, createShare, daysAhead } from '../factories.ts';
import { test } from '../screens/test.ts';

test.use({ timezoneId: 'America/New_York' });

// A page that React draws anew says so in the console, which fails a test here, and loses what was typed by then.
test('pages are taken over as they came, far from UTC', async ({ admin, open, page }) => {
  test.slow();
  const [news, events] = [await createGroup(admin), await createGroup(admin, { type: 4 })];
  const article = await createPost(admin, news, { must_read: { due_at: daysAhead(2) } });
  const planned = await createPost(admin, news, { published_at: daysAhead(3) });
  const event = { venue: 'Quay', starts: daysAhead(0.4), ends: daysAhead(0.6) };
  const meeting = await createPost(admin, events, { event });
  await createComment(admin, article);
  const share = await createShare(admin, article);
  const paths = [
    `/groups/${news.slug}`,
    `/groups/${news.slug}/new-post`,
    `/groups/${events.slug}`,
    ...['/', '/people', '/notifications', '/profile/posts', '/profile/change-password'],
    ...['/settings/users', '/settings/users/invite', '/settings/audit', '/settings/jobs'],
    `/groups/${news.slug}/trash`,
    `/public/${article.slug}/${share.token}`,
  ];
  for (const { group, slug } of [article, planned, meeting])
    for (const view of ['', '?view=analytics', '/revisions', '/edit'])
      paths.push(`/groups/${group.slug}/${slug}${view}`);
  for (const path of paths) {
    await open(admin, path);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByLabel('Title')).first()).toBeVisible();
  }
});
