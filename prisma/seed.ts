import { closeDatabase } from '@/lib/db';
import { fillEmptyDatabase } from './demo/seed';

try {
  const demo = await fillEmptyDatabase(new Date());
  const said = demo
    ? `The demo team is in: ${demo.users.length} people, ${demo.posts.length} posts.`
    : 'There are people already; the demo team stays away.';
  process.stdout.write(`${said}\n`);
} finally {
  await closeDatabase();
}
