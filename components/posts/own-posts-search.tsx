'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { Input } from '@/components/ui/input';
import type { OwnPostsQuery } from '@/lib/posts/schema';
import { ownPostsUrl } from './own-posts-url';

const pause = 250;

/** Searches while one types; without JavaScript it is a form that Enter sends. */
export function OwnPostsSearch({ query }: { query: OwnPostsQuery }) {
  const { sort, direction, search = '' } = query;
  const router = useRouter();
  const [text, setText] = useState(search);
  const [pending, startTransition] = useTransition();
  const asked = useRef(search);
  const field = useRef<HTMLInputElement>(null);

  function ask(typed: string) {
    const wanted = typed.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    const url = ownPostsUrl({ page: 0, sort, direction, search: wanted });
    startTransition(() => router.replace(url as Parameters<typeof router.replace>[0], { scroll: false }));
  }
  const askLater = useEffectEvent(ask);

  // What was typed before this page's script had come counts, too.
  useEffect(() => {
    if (field.current) setText(field.current.value);
  }, []);

  // An address that was not asked for here came from a link or the back button: the field follows it.
  useEffect(() => {
    if (pending || search === asked.current) return;
    asked.current = search;
    setText(search);
    if (field.current) field.current.value = search;
  }, [search, pending]);

  useEffect(() => {
    const timer = setTimeout(() => askLater(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <form action="/profile/posts" className="own-posts-search" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="sort" value={sort} />
      {direction && <input type="hidden" name="direction" value={direction} />}
      <Input
        ref={field}
        type="search"
        icon="search"
        name="search"
        aria-label="Search your posts"
        placeholder="Search by title"
        defaultValue={search}
        maxLength={200}
        aria-busy={pending}
        onChange={(event) => setText(event.target.value)}
        // A link pressed right after the last letter must not be taken back by the search.
        onBlur={(event) => ask(event.target.value)}
      />
    </form>
  );
}
