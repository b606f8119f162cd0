import { hashPassword } from '@/lib/auth/password';
import { prisma } from '@/lib/db';
import { env } from '@/lib/env';
import { type Demo, makeDemo } from './demo';
import { paint } from './media';
import { writeDemo } from './write';

const password = 'hearth-demo';

/** Brings in the demo team (contract §6); null, and nothing changed, when anybody is there. */
export async function fillEmptyDatabase(now: Date): Promise<Demo | null> {
  if ((await prisma.user.count()) > 0) return null;
  const [painted, passwordHash] = await Promise.all([paint(), hashPassword(password)]);
  const demo = await makeDemo({ now, secret: env().AUTH_SECRET, passwordHash, painted });
  await writeDemo(demo);
  return demo;
}
