import { EmptyState } from '@/components/ui/empty-state';
import { Page, PageHeader } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import { Tabs } from '@/components/ui/tabs';
import type { PeoplePageJson } from '@/lib/people/read';
import type { ContactListJson } from '@/lib/people/schema';
import { ContactButton } from './contact-button';
import { ListButton } from './list-button';
import { PeopleFilter } from './people-filter';
import { PersonCard } from './person-card';

type Props = PeoplePageJson & { path: string; query: string; list?: ContactListJson | undefined };

export function PeopleScreen({ people, lists, canEdit, filled, path, query, list }: Props) {
  const tabs = [
    { label: 'All', href: '/people' },
    { label: 'External', href: '/people/external' },
    ...lists.map(({ id, name }) => ({ label: name, href: `/people/list/${id}` })),
  ].map((tab) => ({ ...tab, current: tab.href === path }));
  return (
    <Page>
      <PageHeader
        title="People"
        tabs={<Tabs label="Lists of people" items={tabs} />}
        actions={
          canEdit && (
            <>
              {list && <ListButton list={list} filled={filled} />}
              <ListButton />
              {list && <ContactButton list={list} />}
            </>
          )
        }
      />
      <PeopleFilter />
      {people.data.length === 0 && <Nobody query={query} />}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {people.data.map((person) => (
          <PersonCard key={`${person.kind}-${person.id}`} person={person} />
        ))}
      </ul>
      <Pagination
        page={people.current_page}
        lastPage={people.last_page}
        href={(page) => `${path}?${new URLSearchParams({ ...(query && { query }), page: String(page) })}`}
      />
    </Page>
  );
}

function Nobody({ query }: { query: string }) {
  if (query) {
    return (
      <EmptyState icon="users" title="Nobody found">
        No name, title or field holds “{query}”. Try fewer letters.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="users" title="Nobody here yet">
      People outside of the team whom everybody should be able to reach stand here. Admins add them.
    </EmptyState>
  );
}
