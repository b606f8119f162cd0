import type { z } from 'zod';
import { canAdminister } from '@/lib/account/policy';
import { getAccount } from '@/lib/account/read';
import type { AccountJson, generalInput, loginInput, NavigationItemJson } from '@/lib/account/schema';
import type { Actor } from '@/lib/auth/actor';
import { prisma } from '@/lib/db';
import { forbidden, invalid, stale } from '@/lib/errors';
import { presentMedia } from '@/lib/media/present';
import type { IncomingFile, MediaJson } from '@/lib/media/schema';
import { addLogo, fitLogo } from '@/lib/media/write';
import { sql } from '@/lib/sql';
import type { Prisma } from '@/prisma/generated/client';

export async function updateGeneral(
  actor: Actor,
  input: z.output<typeof generalInput>,
  ifMatch: number | null,
): Promise<AccountJson> {
  assertAdmin(actor);
  if (input.homepage_groups) await assertGroups(input.homepage_groups);
  const logoId =
    input.logo === undefined || input.logo === null ? input.logo : (await fitLogo(actor, input.logo)).id;
  return save(actor, ifMatch, {
    ...(input.name !== undefined && { name: input.name }),
    ...(logoId !== undefined && { logoId }),
    ...(input.hide_email !== undefined && { hideEmail: input.hide_email }),
    ...(input.homepage_groups && { homepageGroups: [...new Set(input.homepage_groups)] }),
  });
}

/** The picture, made small, is the team's logo at once. */
export async function uploadLogo(actor: Actor, file: IncomingFile): Promise<MediaJson> {
  assertAdmin(actor);
  const media = await addLogo(actor, file);
  await prisma.account.update({ where: { id: 1 }, data: { logoId: media.id, version: { increment: 1 } } });
  return presentMedia(media);
}

export async function updateLoginPage(
  actor: Actor,
  input: z.output<typeof loginInput>,
  ifMatch: number | null,
): Promise<AccountJson> {
  assertAdmin(actor);
  return save(actor, ifMatch, {
    ...(input.login_title !== undefined && { loginTitle: input.login_title }),
    ...(input.login_short_intro !== undefined && { loginShortIntro: input.login_short_intro }),
  });
}

/** Stores the tree as sent; links to groups that are gone are kept out of sight when it is read. */
export async function updateNavigation(
  actor: Actor,
  navigation: NavigationItemJson[],
  ifMatch: number | null,
): Promise<AccountJson> {
  assertAdmin(actor);
  return save(actor, ifMatch, { navigation: navigation as Prisma.InputJsonValue });
}

async function save(
  actor: Actor,
  ifMatch: number | null,
  data: Prisma.AccountUncheckedUpdateManyInput,
): Promise<AccountJson> {
  const { count } = await prisma.account.updateMany({
    where: { id: 1, ...(ifMatch !== null && { version: ifMatch }) },
    data: { ...data, version: { increment: 1 } },
  });
  const now = await getAccount({ ...actor, hideEmail: false }, true);
  if (count === 0) throw stale(now);
  return now;
}

function assertAdmin(actor: Actor): void {
  if (!canAdminister(actor)) throw forbidden();
}

async function assertGroups(ids: number[]): Promise<void> {
  const rows = await sql<{ id: number }[]>`select id from groups where id = any(${ids}::int[])`;
  if (rows.length < new Set(ids).size)
    throw invalid('homepage_groups', 'One of these groups does not exist.');
}
