import { expect, test } from 'vitest';
import { createComment } from '@/lib/comments/write';
import { tellOfComment } from '@/lib/notifications/tell';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addComments, addGroup, addPosts } from '@/lib/testing/fixtures';
import { explain, type Plan } from '@/lib/testing/plans';

useTestDatabase();

test('a comment is told of by one look at its thread, however many people there are', async () => {
  const author = await addActor();
  const group = await addGroup();
  const [post = 0, ...others] = await addPosts(group.id, 41, { authorId: author.id });
  await addComments(post, author.id, 20);
  for (const other of others) await addComments(other, author.id, 100);
  await sql`
    insert into users (name, email) select 'P ' || n, 'p' || n || '@example.com' from generate_series(1, 500) n`;
  await sql`vacuum analyze`;
  const comment = await createComment(await addActor(), String(group.id), String(post), '<p>Hear.</p>');
  const plan = await explain(() => tellOfComment(comment.id), /into notifications/);
  const reads = plan.filter((node) => node['Relation Name'] === 'comments');
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.reduce((sum, node) => sum + rowsRead(node), 0)).toBeLessThan(30);
});

function rowsRead(node: Plan): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}
