import type { Actor } from '@/lib/auth/actor';
import { formatDateTime } from '@/lib/dates';
import type { ShareLinkJson } from '@/lib/shares/schema';
import { presentUserSummary, type UserSummaryRow } from '@/lib/users/present';

export type ShareRow = {
  id: number;
  token: string;
  post_slug: string;
  expires_at: Date | null;
  link_expires: number;
  created_at: Date;
  maker: UserSummaryRow;
};

export function presentShare(actor: Actor, row: ShareRow): ShareLinkJson {
  return {
    id: row.id,
    token: row.token,
    url: `/public/${row.post_slug}/${row.token}`,
    expiry_date: row.expires_at && formatDateTime(row.expires_at),
    user: presentUserSummary(actor, row.maker),
    link_expires: row.link_expires,
    created_at: formatDateTime(row.created_at),
  };
}
