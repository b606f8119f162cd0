'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { Link } from '@/components/ui/link';
import type { PersonHitJson, PostHitJson } from '@/lib/search/schema';
import { searchHref } from './addresses';
import { HitColumn } from './hit-column';
import { walkHits } from './hit-walk';
import { PersonHit } from './person-hit';
import { PostHit } from './post-hit';
import { RecentList } from './recent-list';
import { rememberSearch } from './recent-searches';
import { useHits } from './use-hits';

export type SearchOverlayProps = {
  open: boolean;
  /** What was typed before this was there. */
  early: string;
  onClose: () => void;
};

/** A native modal dialog: above everything, holds the focus and gives it back. What was typed is kept for next time. */
export function SearchOverlay({ open, early, onClose }: SearchOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const begun = useRef(early !== '');
  const [typed, setTyped] = useState(early);
  const query = typed.trim();
  const posts = useHits<PostHitJson>('posts', query, open);
  const people = useHits<PersonHitJson>('people', query, open);

  // At once, for the next letter may be on its way.
  useLayoutEffect(() => {
    if (!open) return close(dialog.current);
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    // The words of the last time are typed over, a word that is just being typed goes on.
    if (!begun.current) field.current?.select();
    else field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    begun.current = false;
  }, [open]);

  /** The browser says so a moment later: by then it may be open again. */
  function closed() {
    if (!dialog.current?.open) onClose();
  }

  function leave() {
    rememberSearch(query);
    onClose();
  }

  /** Enter in the field opens the first hit; before there is an answer it leads to the page of results. */
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const answered = !posts.pending && !people.pending;
    const first = answered && dialog.current?.querySelector<HTMLElement>('a[data-hit]');
    const all = dialog.current?.querySelector<HTMLElement>('.search-foot > a');
    (first || all)?.click();
  }

  function press(event: KeyboardEvent<HTMLDialogElement>) {
    if (!dialog.current || !field.current || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // A search field would only clear itself.
      event.preventDefault();
      onClose();
    } else if (walkHits(event.key, dialog.current, field.current)) event.preventDefault();
    else if (isLetter(event)) field.current.focus();
  }

  function follow(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current) onClose();
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && !elsewhere) leave();
  }

  const found = posts.found && people.found && !posts.pending && !people.pending;
  return (
    <dialog
      ref={dialog}
      className="search-box"
      aria-label="Search"
      onClose={closed}
      onKeyDown={press}
      onClick={follow}
    >
      <search>
        <form action="/search" className="search-head" onSubmit={submit}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            value={typed}
            maxLength={500}
            placeholder="Search posts and people"
            aria-label="Search posts and people"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
          <IconButton icon="x" label="Close search" tooltip={false} onClick={onClose} />
        </form>
      </search>
      <div className="search-body">
        {query === '' && open && <RecentList onChoose={setTyped} />}
        {query !== '' && (
          <div className="search-columns">
            <HitColumn
              title="Posts"
              hits={posts}
              skeleton="h-20"
              nothing={(asked) => `No results found for the query: ${asked}`}
            >
              {(hit) => <PostHit key={hit.objectID} hit={hit} />}
            </HitColumn>
            <HitColumn title="People" hits={people} skeleton="h-12" nothing={() => 'No contacts found'}>
              {(hit) => <PersonHit key={hit.objectID} hit={hit} />}
            </HitColumn>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {found && `${posts.found?.nbHits} posts and ${people.found?.nbHits} people found`}
      </p>
      <div className="search-foot">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> move
        </span>
        <span>
          <Kbd>Enter</Kbd> open
        </span>
        <span>
          <Kbd>Esc</Kbd> close
        </span>
        {posts.found?.degraded && (
          <span className="text-amber">The search engine does not answer. PostgreSQL does.</span>
        )}
        {query !== '' && <Link href={searchHref(query, 0, 0)}>All results on one page</Link>}
      </div>
    </dialog>
  );
}

/** A focus that has nowhere to go back to would stay on what is hidden until the next frame, and the next key with it. */
function close(dialog: HTMLDialogElement | null) {
  dialog?.close();
  const left = document.activeElement;
  if (left instanceof HTMLElement && dialog?.contains(left)) left.blur();
}

function isLetter({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return (
    key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && target instanceof HTMLAnchorElement
  );
}
