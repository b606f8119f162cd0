import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import type { HitsJson, PersonHitJson } from '@/lib/search/schema';
import { searchHref } from './addresses';
import { Marked } from './marked';

/** `posts`: the page the other list stands on. */
export function PersonHits({ hits, posts }: { hits: HitsJson<PersonHitJson>; posts: number }) {
  return (
    <section aria-label="People">
      <h2 className="mb-3 text-18">People</h2>
      {hits.hits.length === 0 && <p className="text-soft">No contacts found</p>}
      <ul className="grid gap-3">
        {hits.hits.map((hit) => (
          <li key={hit.objectID} className="flex items-center gap-3">
            <Avatar person={hit} size={40} />
            <div className="min-w-0">
              <Link href={addressOf(hit)} className="font-semibold hover:underline">
                <Marked html={hit._highlight.name ?? ''} />
              </Link>
              {hit.job_title && <p className="truncate text-13 text-soft">{hit.job_title}</p>}
              {hit.email && <p className="truncate text-13 text-soft">{hit.email}</p>}
            </div>
          </li>
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

/** A contact is shown in its list, a member has a profile. */
function addressOf(hit: PersonHitJson): string {
  return hit.list_id === null ? `/profile/${hit.id}` : `/people/list/${hit.list_id}/contact/${hit.id}`;
}
