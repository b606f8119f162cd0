import { hashPassword } from '@/lib/auth/password';
import { closeDatabase, prisma } from '@/lib/db';
import { env } from '@/lib/env';
import { makeDemo } from './demo/demo';
import { writeDemo } from './demo/write';

const password = 'hearth-demo';

/** Fills an empty database with the demo team (contract §6); does nothing when anybody is there. */
async function seed(): Promise<string> {
  if ((await prisma.user.count()) > 0) return 'There are people already; the demo team stays away.';
  const passwordHash = await hashPassword(password);
  const demo = await makeDemo({ now: new Date(), secret: env().AUTH_SECRET, passwordHash });
  await writeDemo(demo);
  return `The demo team is in: ${demo.users.length} people, ${demo.posts.length} posts.`;
}

try {
  process.stdout.write(`${await seed()}\n`);
} finally {
  await closeDatabase();
}
