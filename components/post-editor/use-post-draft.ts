'use client';

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
    const hurry = () => saver.hurry();
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
    if (address && snapshot.savedAt && location.pathname !== address) history.replaceState(null, '', address);
  }, [address, snapshot.savedAt]);

  const journaled = useJournal(saver, `${writer.id}:${snapshot.post?.id ?? `new:${group.id}`}`);
  return { ...snapshot, ...journaled, saver };
}
