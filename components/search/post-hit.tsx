import { GroupTag, type GroupType } from '@/components/ui/group-type';
import { Link } from '@/components/ui/link';
import type { PostHitJson } from '@/lib/search/schema';
import { Marked } from './marked';

export function PostHit({ hit }: { hit: PostHitJson }) {
  const path = `/groups/${hit.group.slug}/${hit.slug}`;
  return (
    <li className="hit">
      <GroupTag type={hit.group.type as GroupType} name={hit.group.name} />
      <h3>
        <Link href={path} className="hit-link" data-hit>
          <Marked html={hit._highlight.title ?? ''} />
        </Link>
      </h3>
      {hit.excerpt !== '' && (
        <p className="hit-text">
          <Marked html={hit._highlight.excerpt ?? ''} />
        </p>
      )}
      <p className="hit-path">{path}</p>
    </li>
  );
}
