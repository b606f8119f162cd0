import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { Page } from '@/components/ui/page';
import type { HitsJson, PersonHitJson, PostHitJson } from '@/lib/search/schema';
import { PersonHits } from './person-hits';
import { PostHits } from './post-hits';

type Found = { posts: HitsJson<PostHitJson>; people: HitsJson<PersonHitJson>; needsCare: boolean };

/** `refusal`: why nothing was looked for. */
type Props = { query: string; found: Found | null; refusal: string | null };

/** Search as a page: a plain form and links, so it works without a line of script. */
export function SearchScreen({ query, found, refusal }: Props) {
  return (
    <Page>
      <h1 className="text-28">Search</h1>
      {found?.needsCare && (
        <Alert tone="warning" className="mt-4" title="The search engine does not answer">
          PostgreSQL answers in its place, and nothing is lost. Look after the server at MEILISEARCH_URL.
        </Alert>
      )}
      <form action="/search" className="mt-4 mb-8 flex max-w-form gap-2">
        <label className="sr-only" htmlFor="search-query">
          Search posts and people
        </label>
        <input
          className="input"
          id="search-query"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={500}
          placeholder="Posts and people"
          // biome-ignore lint/a11y/noAutofocus: a search page is opened to type in
          autoFocus={query === ''}
        />
        <button type="submit" className="btn btn-primary">
          <Icon name="search" />
          Search
        </button>
      </form>
      {refusal !== null && <Alert errors={[refusal]} />}
      {found && query !== '' && (
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_320px]">
          <PostHits hits={found.posts} people={found.people.page} />
          <PersonHits hits={found.people} posts={found.posts.page} />
        </div>
      )}
    </Page>
  );
}
