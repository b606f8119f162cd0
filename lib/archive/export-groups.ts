import type { Export } from '@/lib/archive/export';
import { nameOf } from '@/lib/archive/names';
import { writeJson } from '@/lib/archive/write-files';
import { type PostRow, writePost } from '@/lib/archive/write-post';

type Category = { id: number; parent_id: number | null; slug: string; name: string };
type Group = { id: number; slug: string; name: string; categories: Category[] };

/** A folder a group, in it a folder a category, in it two files a post. Answers how many posts. */
export async function exportGroups(archive: Export): Promise<number> {
  const { sql, root, tell } = archive;
  const groups = await sql<Group[]>`
    select g.id, g.name, g.slug, g.type, g.private, g.all_users_can_create_posts, g.version, g.created_at, g.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', m.user_id, 'name', u.name, 'is_member', m.is_member,
        'is_creator', m.is_creator, 'is_admin', m.is_admin) order by m.user_id), '[]')
        from group_members m join users u on u.id = m.user_id where m.group_id = g.id) as people,
      (select coalesce(jsonb_agg(to_jsonb(c) - 'group_id' order by c.id), '[]')
        from categories c where c.group_id = g.id) as categories
    from groups g order by g.id`;
  let total = 0;
  for (const group of groups) {
    const folder = `groups/${nameOf(group)}`;
    await writeJson(root, `${folder}/_group.json`, group);
    const count = await exportPosts(archive, group, folder);
    tell(`${folder}: ${count === 1 ? '1 post' : `${count} posts`}`);
    total += count;
  }
  return total;
}

async function exportPosts({ sql, root }: Export, group: Group, folder: string): Promise<number> {
  const folders = foldersOf(group.categories, folder);
  let count = 0;
  for await (const posts of sql<PostRow[]>`${postsOf(sql, group.id)}`.cursor(50)) {
    for (const post of posts) {
      const own = (post.category_id !== null && folders.get(post.category_id)) || folder;
      const place = post.deleted_at ? `${own}/_trash` : own;
      await writePost(root, { folder: place, group: group.name }, post);
      count++;
    }
  }
  return count;
}

/** The folder of each category, below those of its parents. */
function foldersOf(categories: Category[], top: string): Map<number, string> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = (category: Category): string => {
    const parent = category.parent_id === null ? undefined : byId.get(category.parent_id);
    return `${parent ? pathOf(parent) : top}/${nameOf(category)}`;
  };
  return new Map(categories.map((category) => [category.id, pathOf(category)]));
}

function postsOf(sql: Export['sql'], groupId: number) {
  return sql`
    select p.id, p.group_id, p.category_id, p.parent_id, p.position, p.title, p.slug, p.status, p.content, p.excerpt,
      p.dynamic_excerpt, p.featured, p.featured_image_id, p.featured_image_contain, p.notify, p.media_id,
      p.filesize::float8 as filesize, p.published_at, p.announced_at, p.last_activity_at, p.version, p.created_by_id,
      p.deleted_at, p.deleted_by_id, p.created_at, p.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by a.position, a.user_id), '[]')
        from post_authors a join users u on u.id = a.user_id where a.post_id = p.id) as authors,
      (select to_jsonb(e) - 'post_id' - 'group_id' || jsonb_build_object('answers',
        (select coalesce(jsonb_agg(to_jsonb(a) - 'post_id' order by a.user_id), '[]') from event_answers a where a.post_id = p.id))
        from events e where e.post_id = p.id) as event,
      (select to_jsonb(r) - 'post_id' || jsonb_build_object('confirmations',
        (select coalesce(jsonb_agg(to_jsonb(c) - 'post_id' order by c.user_id), '[]') from confirmations c where c.post_id = p.id))
        from must_reads r where r.post_id = p.id) as must_read,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', r.user_id, 'type', r.type, 'created_at', r.created_at)
        order by r.created_at, r.user_id, r.type), '[]') from reactions r where r.post_id = p.id) as reactions,
      (select coalesce(jsonb_agg(s.slug order by s.slug), '[]') from post_slugs s where s.post_id = p.id) as earlier_slugs,
      (select coalesce(jsonb_agg(jsonb_build_object('media_id', m.id, 'comment_id', x.comment_id, 'key', m.key, 'name', m.name)
        order by m.id, x.comment_id nulls first), '[]')
        from media_uses x join media m on m.id = x.media_id where x.post_id = p.id) as uses,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'user_id', c.user_id, 'name', u.name, 'content', c.content,
        'created_at', c.created_at, 'updated_at', c.updated_at) order by c.created_at, c.id), '[]')
        from comments c join users u on u.id = c.user_id where c.post_id = p.id) as comments,
      (select jsonb_build_object('id', f.id, 'name', f.name) from media f where f.id = p.media_id) as file,
      (select jsonb_build_object('id', f.id, 'name', f.name) from media f where f.id = p.featured_image_id) as picture
    from posts p where p.group_id = ${groupId} order by p.id`;
}
