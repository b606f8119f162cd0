import { Pagination } from '@/components/ui/pagination';
import type { HitsJson, PostHitJson } from '@/lib/search/schema';
import { searchHref } from './addresses';
import { PostHit } from './post-hit';

/** `people`: the page the other list stands on. */
export function PostHits({ hits, people }: { hits: HitsJson<PostHitJson>; people: number }) {
  return (
    <section aria-label="Posts">
      <h2 className="mb-3 text-18">Posts</h2>
      {hits.nbHits === 0 && <p className="text-soft">No results found for the query: {hits.query}</p>}
      <ol className="hits">
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
