'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PostEditorJson } from '@/lib/posts/edit';
import { postInCategoryUrl } from '@/lib/urls';
import { callsFor } from './calls';
import { draftOf, overlay } from './draft';
import { PostSaver } from './saver';
import { useJournal } from './use-journal';

/** The editor's changes are flushed this often while the post is not published (spec §9). */
const flushEvery = 5000;

/** The draft of this page and the saver that keeps it; the address follows the post. */
export function usePostDraft({ group, category, post, copy, writer }: PostEditorJson) {
  const [saver] = useState(() => {
    const start = { category: category?.id ?? null, writer };
    return new PostSaver({
      calls: callsFor(group),
      read: (other) => draftOf(other, start),
      overlay,
      post,
      copy,
      draft: draftOf(post, start),
      base: draftOf(post, { category: null, writer }),
    });
  });
  const snapshot = useSyncExternalStore(saver.subscribe, saver.read, saver.read);

  useEffect(() => {
    const timer = setInterval(() => saver.autosave(), flushEvery);
    // Who was signed out may be somebody else by now: that is looked up first (use-return.ts).
    const hurry = () => saver.read().state.kind !== 'signedOut' && saver.hurry();
    window.addEventListener('online', hurry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', hurry);
      saver.stopWaiting();
    };
  }, [saver]);

  const address = snapshot.post && `${postInCategoryUrl(snapshot.post)}/edit`;
  useEffect(() => {
    // No navigation: the text stays where it is, and the caret in it.
    if (!address || !snapshot.savedAt || location.pathname === address) return;
    history.replaceState(null, '', address);
    document.title = document.title.replace(/^New post\b/, 'Edit post');
  }, [address, snapshot.savedAt]);

  useFreshPages(saver);

  const journaled = useJournal(saver, `${writer.id}:${snapshot.post?.id ?? `new:${group.id}`}`);
  return { ...snapshot, ...journaled, saver };
}

/**
 * The router keeps pages as they were fetched: this one, to which Back leads, and the lists that show the post. They are
 * let go when the writer left, for the page itself must not change under their hands. Without a server the router would
 * load the whole page instead, and find none.
 */
function useFreshPages(saver: PostSaver) {
  const router = useRouter();
  useEffect(
    () => () => {
      const { kind } = saver.read().state;
      const unreachable = kind === 'retrying' || kind === 'signedOut' || !navigator.onLine;
      if (saver.isOutdated() && !unreachable) router.refresh();
    },
    [saver, router],
  );
}
