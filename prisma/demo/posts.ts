import type { Clock } from './clock';
import { events } from './content/events';
import { fika } from './content/fika';
import { type DemoFile, files } from './content/files';
import { forum } from './content/forum';
import type { GroupKey } from './content/groups';
import { handbookOne } from './content/handbook-one';
import { handbookTwo } from './content/handbook-two';
import { leadership } from './content/leadership';
import { news } from './content/news';
import { product } from './content/product';
import type { DemoEvent, DemoPost } from './content/types';

/** A post with its place: id, group, parent and rank, in document order. */
export type PlacedPost = {
  id: number;
  group: GroupKey;
  parentId: number | null;
  position: number;
  post: DemoPost & Partial<Pick<DemoEvent, 'event'>>;
  file: DemoFile | null;
  /** When it is or becomes public; null for a draft. */
  publishedAt: Date | null;
};

const content: Record<GroupKey, (DemoPost | DemoEvent)[]> = {
  news,
  product,
  fika,
  handbook: [...handbookOne, ...handbookTwo],
  files: files.map(filePost),
  events,
  forum,
  leadership,
};

export function placePosts(clock: Clock): PlacedPost[] {
  const placed: PlacedPost[] = [];
  for (const [group, posts] of Object.entries(content) as [GroupKey, DemoPost[]][]) {
    const first = placed.length;
    const add = (post: DemoPost, parentId: number | null) => {
      const id = placed.length + 1;
      const file = files.find((candidate) => group === 'files' && titleOf(candidate) === post.title) ?? null;
      placed.push({
        id,
        group,
        parentId,
        position: placed.length - first,
        post,
        file,
        publishedAt: publication(clock, post),
      });
      for (const child of post.children ?? []) add(child, id);
    };
    for (const post of posts) add(post, null);
  }
  return placed;
}

function publication(clock: Clock, post: DemoPost): Date | null {
  if (post.draft) return null;
  return post.scheduledIn === undefined ? clock.past(post.at) : clock.inDays(post.scheduledIn, '07:00');
}

function filePost(file: DemoFile): DemoPost {
  const { folder, by, at, warmth = 0.3 } = file;
  return { title: titleOf(file), by: [by], at, warmth, body: '', ...(folder && { category: folder }) };
}

function titleOf(file: DemoFile): string {
  return file.name.replace(/\.\w+$/, '');
}
