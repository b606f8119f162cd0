import { Pagination } from '@/components/ui/pagination';
import type { HitsJson, PersonHitJson } from '@/lib/search/schema';
import { searchHref } from './addresses';
import { PersonHit } from './person-hit';

/** `posts`: the page the other list stands on. */
export function PersonHits({ hits, posts }: { hits: HitsJson<PersonHitJson>; posts: number }) {
  return (
    <section aria-label="People">
      <h2 className="mb-3 text-18">People</h2>
      {hits.nbHits === 0 && <p className="text-soft">No contacts found</p>}
      <ul className="hits">
        {hits.hits.map((hit) => (
          <PersonHit key={hit.objectID} hit={hit} />
        ))}
      </ul>
      <Pagination
        label="Pages of people"
        page={hits.page}
        lastPage={hits.nbPages - 1}
        href={(page) => searchHref(hits.query, posts, page)}
      />
    </section>
  );
}
