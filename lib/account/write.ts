import type { z } from 'zod';
import type { NavigationItemJson } from '@/lib/account/navigation';
import { canAdminister } from '@/lib/account/policy';
import { getAccount } from '@/lib/account/read';
import type { AccountJson, generalInput, loginInput } from '@/lib/account/schema';
import type { AuditAction } from '@/lib/audit/schema';
import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { prisma } from '@/lib/db';
import { forbidden, invalid, stale } from '@/lib/errors';
import { colourOf } from '@/lib/media/colour';
import { pictureSent } from '@/lib/media/picture-input';
import { type MediaRow, presentMedia } from '@/lib/media/present';
import type { IncomingFile, MediaJson } from '@/lib/media/schema';
import { addLogo, fitLogo } from '@/lib/media/write';
import { sql } from '@/lib/sql';
import type { Prisma } from '@/prisma/generated/client';

type Changes = Partial<{
  name: string;
  logoId: number | null;
  brandColor: string | null;
  logoColor: string | null;
  hideEmail: boolean;
  homepageGroups: number[];
  loginTitle: string;
  loginShortIntro: string;
  navigation: Prisma.InputJsonValue;
}>;

export async function updateGeneral(
  actor: Actor,
  input: z.output<typeof generalInput>,
  ifMatch: number | null,
): Promise<AccountJson> {
  assertAdmin(actor);
  if (input.homepage_groups) await assertGroups(input.homepage_groups);
  const before = await getAccount(actor);
  const sent = pictureSent('logo', input.logo, before.logo);
  const logo = typeof sent === 'number' ? await fitLogo(actor, sent) : sent;
  // As it was read it is not chosen: it may be the logo's own.
  const colour = input.brand_color === before.brand_color ? undefined : input.brand_color;
  return save(actor, ifMatch, 'settings.general', {
    ...(input.name !== undefined && { name: input.name }),
    ...(logo !== undefined && (await logoColumns(logo))),
    ...(colour !== undefined && { brandColor: colour }),
    ...(colour === null && logo === undefined && (await presentLogoColumns())),
    ...(input.hide_email !== undefined && { hideEmail: input.hide_email }),
    ...(input.homepage_groups && { homepageGroups: [...new Set(input.homepage_groups)] }),
  });
}

/** The picture, made small, is the team's logo at once. */
export async function uploadLogo(actor: Actor, file: IncomingFile): Promise<MediaJson> {
  assertAdmin(actor);
  const media = await addLogo(actor, file);
  await save(actor, null, 'settings.general', await logoColumns(media));
  return presentMedia(media);
}

async function logoColumns(logo: MediaRow | null) {
  return { logoId: logo?.id ?? null, logoColor: logo && (await colourOf(logo)) };
}

export async function updateLoginPage(
  actor: Actor,
  input: z.output<typeof loginInput>,
  ifMatch: number | null,
): Promise<AccountJson> {
  assertAdmin(actor);
  return save(actor, ifMatch, 'settings.login', {
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
  return save(actor, ifMatch, 'settings.navigation', { navigation: navigation as Prisma.InputJsonValue });
}

/** What changes is written down with what was there before, under one lock. */
async function save(
  actor: Actor,
  ifMatch: number | null,
  action: AuditAction,
  data: Changes,
): Promise<AccountJson> {
  const saved = await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select id from account for update`;
    const before = await tx.account.findUniqueOrThrow({ where: { id: 1 } });
    if (ifMatch !== null && before.version !== ifMatch) return false;
    const after = await tx.account.update({ where: { id: 1 }, data: { ...data, version: { increment: 1 } } });
    const fields = Object.keys(data) as (keyof Changes)[];
    const kept = (row: typeof after) => Object.fromEntries(fields.map((field) => [field, row[field]]));
    const subject = { type: 'account', id: 1, name: after.name } as const;
    await recordAudit(tx, { actor, action, subject, before: kept(before), after: kept(after) });
    return true;
  });
  const now = await getAccount({ ...actor, hideEmail: false }, true);
  if (!saved) throw stale(now);
  return now;
}

/** For a logo from before its colour was looked at. */
async function presentLogoColumns() {
  const account = await prisma.account.findUniqueOrThrow({ where: { id: 1 }, select: { logo: true } });
  return { logoColor: account.logo && (await colourOf(account.logo)) };
}

function assertAdmin(actor: Actor): void {
  if (!canAdminister(actor)) throw forbidden();
}

async function assertGroups(ids: number[]): Promise<void> {
  const rows = await sql<{ id: number }[]>`select id from groups where id = any(${ids}::int[])`;
  if (rows.length < new Set(ids).size)
    throw invalid('homepage_groups', 'One of these groups does not exist.');
}
