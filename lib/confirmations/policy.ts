import type { Actor } from '@/lib/auth/actor';
import { isPublic } from '@/lib/posts/policy';
import { type Fragment, sql } from '@/lib/sql';

/**
 * Whether the person of membership `r` is to confirm post `p` of group `g`: who can read it as one of its group, and did
 * not write it. Asked anew each time, so who joins is included and who loses sight of it drops out.
 */
export function isAsked(userId: Fragment): Fragment {
  return sql`(${isPublic()} and (not g.private or r.user_id is not null)
    and not exists (select 1 from post_authors wrote where wrote.post_id = p.id and wrote.user_id = ${userId}))`;
}

/** The confirmation `c` of a person that counts for the must-read `m`. */
export function confirmationOf(userId: Fragment): Fragment {
  return sql`confirmations c on c.post_id = m.post_id and c.user_id = ${userId} and c.version >= m.version`;
}

/** How it stands with post `p` and the actor, as `MustReadJson`; null where nothing is to be confirmed. */
export function mustReadOf(actor: Actor): Fragment {
  const self = sql`${actor.id}::int`;
  return sql`(
    select jsonb_build_object('due_at', ${wire(sql`m.due_at`)}, 'version', m.version, 'asked', ${isAsked(self)},
      'confirmed_at', ${wire(sql`c.confirmed_at`)})
    from must_reads m left join ${confirmationOf(self)} where m.post_id = p.id)`;
}

/** A moment inside of JSON as the API writes it. */
export function wire(moment: Fragment): Fragment {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;
}
