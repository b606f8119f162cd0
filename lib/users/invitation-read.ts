import type { Actor } from '@/lib/auth/actor';
import { hashToken } from '@/lib/auth/one-time';
import { formatDateTime } from '@/lib/dates';
import { AppError, forbidden, notFound } from '@/lib/errors';
import { pageSizes } from '@/lib/page-sizes';
import { type Paged, presentPage } from '@/lib/paging';
import { containing, type Fragment, sql } from '@/lib/sql';
import type { InvitationJson, InvitationsQuery, OfferJson } from '@/lib/users/invitation-schema';
import { canAdministerUsers } from '@/lib/users/policy';
import { initialsOf } from '@/lib/users/present';

type Row = {
  id: number;
  email: string;
  name: string;
  job_title: string | null;
  phone_office: string | null;
  phone_mobile: string | null;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  expired: boolean;
  mailed_at: Date | null;
  mail_failed_at: Date | null;
};

/** Who has been invited and has not come yet, the latest first; expired ones too, to be sent again. */
export async function pageInvitations(
  actor: Actor,
  { page, query }: InvitationsQuery,
): Promise<Paged<InvitationJson>> {
  if (!canAdministerUsers(actor)) throw forbidden();
  const perPage = pageSizes.invitations;
  const pattern = query ? containing(query) : null;
  const where = pattern ? sql`(i.name ilike ${pattern} or i.email::text ilike ${pattern})` : sql`true`;
  const [rows, [count]] = await Promise.all([
    selectOpen(where, sql`limit ${perPage} offset ${page * perPage}`),
    sql<[{ total: number }]>`
      select count(*)::int as total from invitations i
      where i.accepted_at is null and i.revoked_at is null and ${where}`,
  ]);
  return presentPage(rows.map(presentInvitation), page, perPage, count.total);
}

export async function listInvitations(ids: number[]): Promise<InvitationJson[]> {
  const rows = await selectOpen(sql`i.id = any(${ids}::int[])`);
  const order = new Map(ids.map((id, index) => [id, index]));
  return rows.map(presentInvitation).sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

export async function getInvitation(id: number): Promise<InvitationJson> {
  const [found] = await listInvitations([id]);
  if (!found) throw notFound();
  return found;
}

/** For who holds the link; `gone` once it was used, withdrawn or has expired. Reads only: mail programs open links. */
export async function getOffer(token: string): Promise<OfferJson> {
  const [row] = await sql<(OfferJson & { open: boolean })[]>`
    select i.email::text, i.name, u.name as invited_by,
      i.accepted_at is null and i.revoked_at is null and i.expires_at > now() as open
    from invitations i left join users u on u.id = i.invited_by_id
    where i.token_hash = ${hashToken(token)}`;
  if (!row) throw notFound();
  const { open, ...offered } = row;
  if (!open) throw new AppError('gone', 'This invitation was used, withdrawn, or is older than 7 days.');
  return offered;
}

function selectOpen(where: Fragment, window: Fragment = sql``) {
  return sql<Row[]>`
    select i.id, i.email::text, i.name, i.job_title, i.phone_office, i.phone_mobile, u.name as invited_by,
      i.created_at, i.expires_at, i.expires_at <= now() as expired, i.mailed_at, i.mail_failed_at
    from invitations i left join users u on u.id = i.invited_by_id
    where i.accepted_at is null and i.revoked_at is null and ${where}
    order by i.created_at desc, i.id desc ${window}`;
}

function presentInvitation({ mailed_at, mail_failed_at, ...row }: Row): InvitationJson {
  return {
    ...row,
    initials: initialsOf(row.name),
    created_at: formatDateTime(row.created_at),
    expires_at: formatDateTime(row.expires_at),
    expired: row.expired ? 1 : 0,
    mail: mailed_at ? 'sent' : mail_failed_at ? 'failed' : 'waiting',
  };
}
