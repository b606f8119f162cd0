import type { NavGroup } from '@/lib/account/navigation';
import { canAdminister } from '@/lib/account/policy';
import { type AccountRow, presentAccount } from '@/lib/account/present';
import type { AccountJson } from '@/lib/account/schema';
import type { Actor } from '@/lib/auth/actor';
import { AppError, forbidden } from '@/lib/errors';
import { membershipOf, visibleTo } from '@/lib/groups/policy';
import { mediaUrl } from '@/lib/media/url';
import { unreadColumn } from '@/lib/notifications/read';
import { sql } from '@/lib/sql';
import { presentUser, type UserRow } from '@/lib/users/present';
import type { UserJson } from '@/lib/users/schema';

export async function getAccount(actor: Actor, all = false): Promise<AccountJson> {
  return presentAccount(actor, await readAccount(actor), all);
}

export type FrameJson = { account: AccountJson; user: UserJson; groups: NavGroup[]; unread: number };

/** What the frame of every page shows, in one statement: the person, the team and the groups the person can view. */
export async function getFrame(actor: Actor): Promise<FrameJson> {
  const row = await readAccount(actor);
  return {
    account: presentAccount(actor, row),
    user: presentUser(actor, row.viewer),
    groups: row.groups,
    unread: row.unread,
  };
}

export type TeamJson = {
  name: string;
  logo: string | null;
  brand_color: string | null;
  login_title: string;
  login_short_intro: string;
  /** 0 while single sign-on is disabled or lacks something. */
  sso: 0 | 1 | 2;
  /** Nobody is in it yet: the first admin is made at /setup. */
  is_empty: boolean;
};

export type SettingsJson = { account: AccountJson; groups: NavGroup[] };

/** The team as its settings show it, with the whole stored navigation; `forbidden` for who is no admin. */
export async function getSettings(actor: Actor): Promise<SettingsJson> {
  if (!canAdminister(actor)) throw forbidden();
  const row = await readAccount(actor);
  return { account: presentAccount(actor, row, true), groups: row.groups };
}

/** What a guest may see of the team: its name, logo, and the texts of the login page. */
export async function getTeam(): Promise<TeamJson> {
  const [row] = await sql<(Omit<TeamJson, 'logo'> & { logo_key: string | null })[]>`
    select a.name, coalesce(a.brand_color, a.logo_color) as brand_color, a.login_title, a.login_short_intro, m.key as logo_key,
      case when '' in (sso_entity_id, sso_issuer_url, sso_x509_certificate || sso_x509_next) then 0
        else sso_enabled end as sso,
      not exists (select 1 from users) as is_empty
    from account a left join media m on m.id = a.logo_id`;
  if (!row) throw missing();
  const { logo_key, ...team } = row;
  return { ...team, logo: mediaUrl(logo_key) };
}

async function readAccount(actor: Actor): Promise<AccountRow & { viewer: UserRow; unread: number }> {
  const [row] = await sql<(AccountRow & { viewer: UserRow; unread: number })[]>`
    select a.*, logo.key as logo_key,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by l.name collate names, l.id), '[]'::jsonb)
        from contact_lists l) as contact_lists,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'slug', g.slug, 'name', g.name) order by g.name collate names, g.id),
        '[]'::jsonb) from groups g ${membershipOf(actor)} where ${visibleTo(actor)}) as groups,
      (select jsonb_build_object('id', u.id, 'name', u.name, 'job_title', u.job_title, 'email', u.email,
        'phone_office', u.phone_office, 'phone_mobile', u.phone_mobile, 'intro', u.intro,
        'work_experience', u.work_experience, 'is_admin', u.is_admin, 'avatar_key', m.key)
        from users u left join media m on m.id = u.avatar_id where u.id = ${actor.id}) as viewer,
      ${unreadColumn(actor)} as unread
    from account a left join media logo on logo.id = a.logo_id`;
  if (!row) throw missing();
  return row;
}

function missing() {
  return new AppError('unavailable', 'The team is not set up.', { retryAfter: 10 });
}
