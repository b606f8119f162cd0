import { useEffect, useState, useSyncExternalStore } from 'react';
import { parseDateTime } from '@/lib/dates';
import type { PostJson } from '@/lib/posts/schema';
import type { UserSummaryJson } from '@/lib/users/schema';
import { callsFor } from './calls';
import { draftOf, emptyDraft } from './draft';
import { PostSaver, type Snapshot } from './saver';

/** Spec §4: the editor hands over its changes every five seconds. */
const flush = 5000;

type Start = {
  group: { slug: string; type: number };
  post: PostJson | null;
  category: number | null;
  viewer: UserSummaryJson | undefined;
};

/** The saver of this page; drafts are saved while they change. */
export function usePostSaver({ group, post, category, viewer }: Start): [PostSaver, Snapshot] {
  const [saver] = useState(
    () =>
      new PostSaver({
        calls: callsFor(group),
        post,
        draft: post ? draftOf(post) : emptyDraft(group, category, viewer),
        savedAt: post ? (parseDateTime(post.updated_at)?.getTime() ?? null) : null,
      }),
  );
  const snapshot = useSyncExternalStore(saver.subscribe, saver.read, saver.read);

  useEffect(() => {
    const timer = setInterval(() => saver.autosave(), flush);
    const online = () => saver.hurry();
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
      saver.stop();
    };
  }, [saver]);

  return [saver, snapshot];
}

/** The text stays where it is and the caret in it; only the address tells that the post exists, and under what slug. */
export function useAddress(path: string | null) {
  useEffect(() => {
    if (path !== null && location.pathname !== path) history.replaceState(null, '', path);
  }, [path]);
}
