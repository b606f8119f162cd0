import { createHmac } from 'node:crypto';
import type { NavigationItemJson } from '@/lib/account/navigation';
import { slugOf } from '@/lib/slugs';
import type { Prisma } from '@/prisma/generated/client';
import { type Clock, day } from './clock';
import { type GroupKey, groups } from './content/groups';

export function accountRow(logoId: number | null, groupId: (group: GroupKey) => number) {
  const onHomepage: GroupKey[] = ['news', 'product', 'fika', 'events', 'forum'];
  return {
    name: 'Halyard',
    domain: 'halyard',
    logoId,
    navigation,
    homepageGroups: onHomepage.map(groupId),
    loginTitle: 'Welcome aboard',
    loginShortIntro: 'News, know-how and people of Halyard, in one place. Sign in with your work address.',
  };
}

const page = (url: string, text: string): NavigationItemJson => ({ type: 'page', url, text, children: [] });
const section = (key: GroupKey, ...children: NavigationItemJson[]): NavigationItemJson => {
  const { name } = groups[key];
  return { type: 'section', url: slugOf(name, key), text: name, children };
};
const custom = (url: string, text: string, ...children: NavigationItemJson[]): NavigationItemJson => ({
  type: 'custom',
  url,
  text,
  children,
});

const navigation: NavigationItemJson[] = [
  page('dashboard', 'Home'),
  section('news', section('product'), section('fika')),
  section('handbook'),
  section('events'),
  custom('#', 'Crew', section('forum'), section('files'), section('leadership')),
  page('people', 'People'),
  page('groups', 'Groups'),
  custom('https://tides.example.com/', 'Tides'),
  page('settings', 'Settings'),
];

/** A link that still works, one for ever, and one that ran out. */
export function shareRows(
  clock: Clock,
  posts: { id: number; slug: string; createdById: number }[],
  secret: string,
): Prisma.ShareLinkCreateManyInput[] {
  const wanted: [slug: string, linkExpires: number, days: number][] = [
    ['two-hundred-harbours', 30, 2],
    ['two-hundred-harbours', 0, 1],
    ['berth-4-8-bigger-buttons-an-honest-battery', 1, 0.5],
    ['camogli-goes-live-in-the-rain', 7, 12],
  ];
  return wanted.flatMap(([slug, linkExpires, days], index) => {
    const post = posts.find((row) => row.slug === slug);
    if (!post) return [];
    const createdAt = new Date(clock.now.getTime() - days * day);
    const expiresAt = linkExpires === 0 ? null : new Date(createdAt.getTime() + linkExpires * day);
    const token = createHmac('sha256', secret).update(`demo share ${index}`).digest('base64url').slice(0, 32);
    return [{ postId: post.id, userId: post.createdById, token, linkExpires, expiresAt, createdAt }];
  });
}
