import { expect, test } from 'vitest';
import type { Actor } from '@/lib/auth/actor';
import { createCategoryInput } from '@/lib/categories/schema';
import { createCategory, deleteCategory, rebuildCategories } from '@/lib/categories/write';
import { createComment, deleteComment } from '@/lib/comments/write';
import { groupTypes } from '@/lib/groups/types';
import { toResponse } from '@/lib/http/errors';
import { rebuildPosts } from '@/lib/posts/arrange';
import { postInput } from '@/lib/posts/schema';
import { restorePost } from '@/lib/posts/trash';
import { copyPost, createPost, deletePost, updatePost } from '@/lib/posts/write';
import { addReaction, removeReaction } from '@/lib/reactions/write';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addCategory, addComments, addGroup, addPosts } from '@/lib/testing/fixtures';

useTestDatabase();

/** Pairs of calls at the same moment: each with each once; RACES=5000 for the long run. */
const pairs = Number(process.env.RACES ?? 196);

type Scene = { people: [Actor, Actor]; group: string; category: number; posts: number[] };
type Call = (scene: Scene, actor: Actor, at: (list: number[]) => number) => Promise<unknown>;

const html = '<p>At once.</p>';
const written = (fields: object) => postInput.parse({ content: html, ...fields });

const calls: readonly Call[] = [
  (scene, actor, at) => addReaction(actor, scene.group, String(at(scene.posts)), 1),
  (scene, actor, at) => removeReaction(actor, scene.group, String(at(scene.posts)), 1),
  (scene, actor) => createPost(actor, scene.group, written({ title: 'Same title' })),
  (scene, actor) => createPost(actor, scene.group, written({ title: 'Filed', categories: [scene.category] })),
  (scene, actor, at) => copyPost(actor, scene.group, String(at(scene.posts))),
  (scene, actor, at) => createComment(actor, scene.group, String(at(scene.posts)), html),
  async (scene, actor, at) => {
    const post = String(at(scene.posts));
    const rows = await sql<
      { id: number }[]
    >`select id from comments where post_id = ${post} order by id limit 2`;
    const comment = at(rows.map(({ id }) => id));
    return deleteComment(actor, { group: scene.group, post, comment });
  },
  (scene, actor, at) => deletePost(actor, { group: scene.group, post: String(at(scene.posts)) }, null),
  (scene, actor, at) => restorePost(actor, { group: scene.group, post: String(at(scene.posts)) }),
  (scene, actor, at) =>
    updatePost(
      actor,
      { group: scene.group, post: String(at(scene.posts)) },
      written({ categories: [scene.category] }),
      null,
    ),
  (scene, actor, at) =>
    rebuildPosts(actor, scene.group, [
      { id: at(scene.posts), children: [{ id: at(scene.posts), children: [] }] },
    ]),
  (scene, actor) => createCategory(actor, scene.group, createCategoryInput.parse({ name: 'Same name' })),
  (scene, actor) => deleteCategory(actor, { group: scene.group, category: String(scene.category) }, null),
  (scene, actor) => rebuildCategories(actor, scene.group, [{ id: scene.category, children: [] }]),
];

test('two calls at once never break what always holds, nor fail without a reason', async () => {
  const people = [await addActor({ admin: true }), await addActor({ admin: true })] as [Actor, Actor];
  for (let pair = 0; pair < pairs; pair++) {
    const scene = await stage(people);
    const [first, second] = [pair % calls.length, Math.floor(pair / calls.length) % calls.length];
    const one = await Promise.allSettled([
      calls[first]?.(scene, people[0], pick(pair)),
      calls[second]?.(scene, people[1], pick(pair + 1)),
    ]);
    const unexplained = one.flatMap((outcome) =>
      outcome.status === 'rejected' && toResponse(outcome.reason, 'race').status >= 500
        ? [outcome.reason]
        : [],
    );
    expect(unexplained, `calls ${first} and ${second}`).toEqual([]);
    expect(await broken(), `after calls ${first} and ${second}`).toEqual([]);
  }
}, 600_000);

async function stage(people: [Actor, Actor]): Promise<Scene> {
  await sql`delete from groups`;
  const group = await addGroup({ type: groupTypes.knowledgeBase });
  const category = await addCategory(group.id);
  const posts = await addPosts(group.id, 2, { authorId: people[0].id });
  await addComments(posts[0] ?? 0, people[0].id, 2);
  return { people, group: group.slug, category, posts };
}

function pick(seed: number) {
  return (list: number[]) => list[seed % Math.max(1, list.length)] ?? 0;
}

/** What always holds, as the rows that break it. */
async function broken(): Promise<readonly unknown[]> {
  return sql`
    select 'comments' as what, p.id from posts p
      where p.comments_count <> (select count(*) from comments c where c.post_id = p.id)
    union all
    select 'reactions', p.id from posts p
      where p.thumbs_up_count <> (select count(*) from reactions r where r.post_id = p.id and r.type = 1)
    union all
    select 'slug twice', min(id) from posts group by group_id, slug having count(*) > 1
    union all
    select 'category slug twice', min(id) from categories group by group_id, slug having count(*) > 1
    union all
    select 'below itself', p.id from posts p join posts q on q.id = p.parent_id where q.parent_id = p.id or q.id = p.id
    union all
    select 'without author', p.id from posts p where not exists (select from post_authors a where a.post_id = p.id)`;
}
