import { SearchScreen } from '@/components/search/search-screen';
import { loadLimitedPage } from '@/lib/http/page';
import { pageOf } from '@/lib/paging';
import { searchNeedsCare, searchPeople, searchPosts } from '@/lib/search/read';

export const metadata = { title: 'Search' };

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q, page, people } = await searchParams;
  const query = typeof q === 'string' ? q.slice(0, 500) : '';
  const answer = await loadLimitedPage(async (actor) => ({
    posts: await searchPosts(actor, { query, page: pageOf(page) }),
    people: await searchPeople(actor, { query, page: pageOf(people) }),
    needsCare: searchNeedsCare(actor),
  }));
  return <SearchScreen query={query} {...answer} />;
}
