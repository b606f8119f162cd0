import type { Metadata } from 'next';
import { cache } from 'react';
import { PeopleScreen } from '@/components/people/people-screen';
import { loadPage } from '@/lib/http/page';
import { getContactList, getPeoplePage, peopleQueryOf } from '@/lib/people/read';
import { pathId } from '@/lib/refs';

type Props = PageProps<'/people/list/[list]'>;

const loadList = cache((ref: string) => loadPage((actor) => getContactList(actor, pathId(ref))));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadList((await params).list)).name };
}

export default async function PeopleListPage({ params, searchParams }: Props) {
  const list = await loadList((await params).list);
  const query = peopleQueryOf(await searchParams, String(list.id));
  const page = await loadPage((actor) => getPeoplePage(actor, query));
  return <PeopleScreen {...page} list={list} path={`/people/list/${list.id}`} query={query.query} />;
}
