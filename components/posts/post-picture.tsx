import { clsx } from 'clsx';
import { Picture } from '@/components/media/picture';
import { GroupPattern } from '@/components/ui/group-type';
import type { CardFacts } from './card-facts';

/** The featured image, or a quiet pattern. It repeats what the title says, so it has no text of its own. */
export function PostPicture({ facts, eager }: { facts: CardFacts; eager?: boolean | undefined }) {
  const { picture, contain, blur, type } = facts;
  if (!picture) return <GroupPattern type={type} className="post-picture" />;
  return (
    <Picture
      className={clsx('post-picture', contain && 'post-contain')}
      src={picture}
      alt=""
      blur={blur ?? null}
      among={eager ? [480, 960, 1600] : [480, 960]}
      sizes={eager ? '(min-width: 56.25rem) 42rem, 100vw' : '(min-width: 40rem) 24rem, 100vw'}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
