import { PeopleScreen } from '@/components/people/people-screen';
import { loadPage } from '@/lib/http/page';
import { getPeoplePage, peopleQueryOf } from '@/lib/people/read';

export const metadata = { title: 'People' };

export default async function PeoplePage({ searchParams }: PageProps<'/people'>) {
  const query = peopleQueryOf(await searchParams, undefined);
  return (
    <PeopleScreen
      {...(await loadPage((actor) => getPeoplePage(actor, query)))}
      path="/people"
      query={query.query}
    />
  );
}
