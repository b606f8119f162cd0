import { Fragment } from 'react';
import { AvatarStack } from '@/components/ui/avatar';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { groupUrl } from '@/lib/urls';
import type { PostFacts } from './post-facts';

/** "Maria Ahl, Johan Öst in News on 3rd Nov 2026 09:15"; before publication there is no place and time to name. */
export function Byline({ facts: { authors, group, published } }: { facts: PostFacts }) {
  return (
    <div className="byline">
      <AvatarStack people={authors} max={5} size={32} named={false} />
      <p>
        <Names authors={authors} />
        {published && (
          <>
            {' in '}
            <Link href={groupUrl(group)}>{group.name}</Link>
            {' on '}
            <LocalTime value={published} format="dateTime" />
          </>
        )}
      </p>
    </div>
  );
}

function Names({ authors }: Pick<PostFacts, 'authors'>) {
  return authors.map((author, index) => (
    <Fragment key={author.id}>
      {index > 0 && ', '}
      <Link href={`/profile/${author.id}`}>{author.name}</Link>
    </Fragment>
  ));
}
