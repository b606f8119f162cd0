import { expect, test } from 'vitest';
import { createGroupInput } from '@/lib/groups/schema';
import { createGroup } from '@/lib/groups/write';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();

test('groups of one name that are made at once each get an address', async () => {
  const actor = await addActor();
  const input = createGroupInput.parse({ name: 'News', type: 1 });
  const made = await Promise.all(Array.from({ length: 10 }, () => createGroup(actor, input)));
  expect(new Set(made.map((group) => group.slug)).size).toBe(10);
});
