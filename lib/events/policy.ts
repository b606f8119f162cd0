import type { Actor } from '@/lib/auth/actor';
import { type Fragment, sql } from '@/lib/sql';

/** The answers to the event of post `p` of group `g`; who left or lost sight of it no longer counts. */
export function rsvpOf(actor: Actor): Fragment {
  return sql`(
    select jsonb_build_object(
      'yes', count(*) filter (where x.answer = 'yes'), 'no', count(*) filter (where x.answer = 'no'),
      'maybe', count(*) filter (where x.answer = 'maybe'), 'own', max(x.answer) filter (where x.user_id = ${actor.id}))
    from event_answers x
    join users xu on xu.id = x.user_id and xu.deleted_at is null and xu.deactivated_at is null
    where x.post_id = p.id and (not g.private or xu.is_admin
      or exists (select 1 from group_members xm where xm.group_id = g.id and xm.user_id = xu.id)))`;
}
