import { isPublic } from '@/lib/posts/policy';
import { type Fragment, sql } from '@/lib/sql';

/** Whether person `u` (membership `r` of group `g`) can read the published post `p`: `visibleTo` for many people at once. */
export function canRead(): Fragment {
  return sql`(u.deleted_at is null and u.deactivated_at is null and ${isPublic()}
    and (not g.private or r.user_id is not null or u.is_admin))`;
}

/** Post `p` with its group `g`, and everybody `u` with the membership `r` in it. */
export function peopleOfPost(postId: number): Fragment {
  return sql`posts p join groups g on g.id = p.group_id cross join users u
    left join group_members r on r.group_id = g.id and r.user_id = u.id
    where p.id = ${postId}`;
}

const mention = /data-mention="(\d{1,9})"/g;

export function mentionedIn(html: string): number[] {
  return [...new Set([...html.matchAll(mention)].map((found) => Number(found[1])))];
}
