import { basename, dirname } from 'node:path';
import type { Import } from '@/lib/archive/import';
import { jsonBelow, readRecord } from '@/lib/archive/read-files';
import { group, type PostRecord, post } from '@/lib/archive/schema';
import { cleanHtml } from '@/lib/html/gate';

/** Groups, their people and categories, and their posts. Answers how many posts. */
export async function importGroups(archive: Import): Promise<number> {
  const { root, tell } = archive;
  const paths = await jsonBelow(root, 'groups');
  let total = 0;
  for (const path of paths.filter((each) => basename(each) === '_group.json')) {
    await importGroup(archive, path);
    const folder = `${dirname(path)}/`;
    const posts = paths.filter((each) => each.startsWith(folder) && each !== path);
    await importPosts(archive, posts);
    tell(`${dirname(path)}: ${posts.length === 1 ? '1 post' : `${posts.length} posts`}`);
    total += posts.length;
  }
  return total;
}

async function importGroup({ sql, root }: Import, path: string): Promise<void> {
  const { people, categories, ...row } = await readRecord(root, path, group);
  await sql`insert into groups ${sql(row)}`;
  const own = { group_id: row.id };
  if (people.length > 0)
    await sql`insert into group_members ${sql(people.map((one) => ({ ...own, ...one })))}`;
  for (const category of categories)
    await sql`insert into categories ${sql({ ...own, ...category, parent_id: null })}`;
  for (const { id, parent_id } of categories) {
    if (parent_id !== null) await sql`update categories set parent_id = ${parent_id} where id = ${id}`;
  }
}

/** Parents are named once all posts of the group are there. */
async function importPosts({ sql, root }: Import, paths: string[]): Promise<void> {
  const nested: { id: number; parent_id: number }[] = [];
  for (const path of paths) {
    const record = await readRecord(root, path, post);
    const { id, parent_id } = record;
    if (parent_id !== null) nested.push({ id, parent_id });
    await importPost(sql, record);
  }
  for (const { id, parent_id } of nested)
    await sql`update posts set parent_id = ${parent_id} where id = ${id}`;
}

async function importPost(sql: Import['sql'], record: PostRecord): Promise<void> {
  const { authors, event, must_read, reactions, earlier_slugs, uses, comments, ...row } = record;
  const of = { post_id: row.id };
  const countOf = (type: number) => reactions.filter((reaction) => reaction.type === type).length;
  await sql`insert into posts ${sql({
    ...row,
    content: cleanHtml(row.content),
    parent_id: null,
    comments_count: comments.length,
    thumbs_up_count: countOf(1),
    clap_count: countOf(2),
    love_count: countOf(3),
  })}`;
  const insert = async (table: string, rows: object[]) => {
    if (rows.length > 0) await sql`insert into ${sql(table)} ${sql(rows as Record<string, never>[])}`;
  };
  await insert(
    'post_authors',
    authors.map((author, position) => ({ ...of, user_id: author.id, position })),
  );
  if (event) {
    const { answers, ...held } = event;
    await insert('events', [{ ...of, group_id: row.group_id, ...held }]);
    await insert(
      'event_answers',
      answers.map((answer) => ({ ...of, ...answer })),
    );
  }
  if (must_read) {
    const { confirmations, ...asked } = must_read;
    await insert('must_reads', [{ ...of, ...asked }]);
    await insert(
      'confirmations',
      confirmations.map((confirmed) => ({ ...of, ...confirmed })),
    );
  }
  await insert(
    'reactions',
    reactions.map((reaction) => ({ ...of, ...reaction })),
  );
  await insert(
    'post_slugs',
    earlier_slugs.map((slug) => ({ ...of, group_id: row.group_id, slug })),
  );
  for (const comment of comments) {
    await insert('comments', [{ ...of, ...comment, content: cleanHtml(comment.content) }]);
  }
  await insert(
    'media_uses',
    uses.map((use) => ({ ...of, ...use })),
  );
}
