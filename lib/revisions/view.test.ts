import { expect, it } from 'vitest';
import { createPost, updatePost } from '@/lib/posts/write';
import { viewHistory } from '@/lib/revisions/view';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';

useTestDatabase();

it('shows the text of a revision through the gate once more, however it came into the database', async () => {
  const ada = await addActor();
  const group = await addGroup();
  const { id } = await createPost(ada, group.slug, { title: 'Plan', content: '<p>one</p>' });
  const address = { group: group.slug, post: String(id) };
  await updatePost(ada, address, { content: '<p>two</p>', status: 2 }, null);
  await sql`update post_revisions set content = ${'<p onclick=x>raw</p><script>y</script>'} || id where post_id = ${id}`;
  const { shown } = await viewHistory(ada, address, { page: 0, revision: null });
  expect(JSON.stringify(shown?.diff)).toContain('raw');
  expect(JSON.stringify(shown?.diff)).not.toMatch(/onclick|script/);
});
