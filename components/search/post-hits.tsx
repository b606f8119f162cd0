import { GroupTag, type GroupType } from '@/components/ui/group-type';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import type { HitsJson, PostHitJson } from '@/lib/search/schema';
import { searchHref } from './addresses';
import { Marked } from './marked';

/** `people`: the page the other list stands on. */
export function PostHits({ hits, people }: { hits: HitsJson<PostHitJson>; people: number }) {
  return (
    <section aria-label="Posts">
      <h2 className="mb-3 text-18">Posts</h2>
      {hits.hits.length === 0 && <p className="text-soft">No results found for the query: {hits.query}</p>}
      <ol className="grid gap-6">
        {hits.hits.map((hit) => (
          <PostHit key={hit.objectID} hit={hit} />
        ))}
      </ol>
      <Pagination
        label="Pages of posts"
        page={hits.page}
        lastPage={hits.nbPages - 1}
        href={(page) => searchHref(hits.query, page, people)}
      />
    </section>
  );
}

function PostHit({ hit }: { hit: PostHitJson }) {
  const path = `/groups/${hit.group.slug}/${hit.slug}`;
  return (
    <li className="grid gap-1">
      <GroupTag type={hit.group.type as GroupType} name={hit.group.name} />
      <h3 className="text-16">
        <Link href={path} className="hover:underline">
          <Marked html={hit._highlight.title ?? ''} />
        </Link>
      </h3>
      <p className="text-soft">
        <Marked html={hit._highlight.excerpt ?? ''} />
      </p>
      <p className="truncate text-12 text-soft">{path}</p>
    </li>
  );
}
