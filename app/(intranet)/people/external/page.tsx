import { PeopleScreen } from '@/components/people/people-screen';
import { loadPage } from '@/lib/http/page';
import { getPeoplePage, peopleQueryOf } from '@/lib/people/read';

export const metadata = { title: 'External people' };

export default async function ExternalPeoplePage({ searchParams }: PageProps<'/people/external'>) {
  const query = peopleQueryOf(await searchParams, 'external');
  const page = await loadPage((actor) => getPeoplePage(actor, query));
  return <PeopleScreen {...page} path="/people/external" query={query.query} />;
}
