import { filterNavigation, type NavGroup, type NavigationItemJson } from '@/lib/account/navigation';
import { canAdminister } from '@/lib/account/policy';
import type { AccountJson } from '@/lib/account/schema';
import type { Actor } from '@/lib/auth/actor';
import { mediaUrl } from '@/lib/media/url';

export type AccountRow = {
  id: number;
  name: string;
  domain: string;
  logo_key: string | null;
  brand_color: string | null;
  logo_color: string | null;
  navigation: NavigationItemJson[];
  contact_lists: { id: number; name: string }[];
  groups: NavGroup[];
  hide_email: boolean;
  homepage_groups: number[];
  login_title: string;
  login_short_intro: string;
  sso_enabled: 0 | 1 | 2;
  sso_entity_id: string;
  sso_issuer_url: string;
  sso_x509_certificate: string;
  version: number;
};

/** `all`: the stored navigation, for the admins' editor; else only what this person may open. */
export function presentAccount(actor: Actor, row: AccountRow, all = false): AccountJson {
  const admin = canAdminister(actor);
  const stored = row.navigation;
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    logo: mediaUrl(row.logo_key),
    brand_color: row.brand_color ?? row.logo_color,
    navigation: all && admin ? stored : filterNavigation(stored, { groups: row.groups, isAdmin: admin }),
    contact_lists: row.contact_lists,
    hide_email: row.hide_email ? 1 : 0,
    // A homepage group that this person cannot see does not exist for them.
    homepage_groups: row.homepage_groups.filter((id) => row.groups.some((group) => group.id === id)),
    login_title: row.login_title,
    login_short_intro: row.login_short_intro,
    version: row.version,
    ...(admin && {
      sso_enabled: row.sso_enabled,
      sso_entity_id: row.sso_entity_id,
      sso_issuer_url: row.sso_issuer_url,
      sso_x509_certificate: row.sso_x509_certificate,
    }),
  };
}
