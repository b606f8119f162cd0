import { ProseBox } from '@/components/prose/prose-box';
import { commentTextId } from '@/components/prose/text-id';
import { Avatar } from '@/components/ui/avatar';
import type { Face } from '@/components/ui/face';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import type { CommentFacts } from './comment-facts';
import { CommentTools } from './comment-tools';

type Props = {
  facts: CommentFacts;
  user: Face | undefined;
  /** The comments in the API. */
  api: string;
};

export function Comment({ facts, user, api }: Props) {
  const of = commentTextId(facts.id);
  const { at, edited, html, content, canDelete = false } = facts;
  const text = <ProseBox of={of} html={html} />;
  return (
    <li id={of}>
      {user && <Avatar person={user} />}
      <p>
        {user && <Link href={`/profile/${user.id}`}>{user.name}</Link>}{' '}
        <a href={`#${of}`}>
          <LocalTime value={at} format="dateTime" />
        </a>
        {edited && ' · edited'}
      </p>
      {content !== undefined || canDelete ? (
        <CommentTools api={`${api}/${facts.id}`} content={content} canDelete={canDelete}>
          {text}
        </CommentTools>
      ) : (
        text
      )}
    </li>
  );
}
