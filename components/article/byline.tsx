import { AvatarStack } from '@/components/ui/avatar';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import type { PostCardJson } from '@/lib/posts/schema';
import { isPublished } from '@/lib/posts/state';
import { groupUrl } from '@/lib/urls';

/** "Maria Ahl, Johan Öst in News on 3rd Nov 2026 09:15"; before publication there is no place and time to name. */
export function Byline({ post }: { post: PostCardJson }) {
  return (
    <div className="byline">
      <AvatarStack people={post.authors} max={5} size={32} />
      <p>
        <Names authors={post.authors} />
        {isPublished(post) && post.published_at && (
          <>
            {' in '}
            <Link href={groupUrl(post.group)}>{post.group.name}</Link>
            {' on '}
            <LocalTime value={post.published_at} format="dateTime" />
          </>
        )}
      </p>
    </div>
  );
}

function Names({ authors }: Pick<PostCardJson, 'authors'>) {
  return authors.map((author, index) => (
    <span key={author.id}>
      {index > 0 && ', '}
      <Link href={`/profile/${author.id}`}>{author.name}</Link>
    </span>
  ));
}
