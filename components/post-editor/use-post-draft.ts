'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, api } from '@/lib/client/api';
import type { EditedPost, PostEditorJson } from '@/lib/posts/edit';
import { postStatus } from '@/lib/posts/schema';
import { postApiUrl, postInCategoryUrl } from '@/lib/urls';
import { changesOf, type Draft, draftOf } from './draft';

/** The editor's changes are flushed this often while the post is not published (spec §9). */
const flushEvery = 5000;

export type SaveState = {
  saving: boolean;
  savedAt: Date | null;
  failure: ApiError | null;
  /** What somebody else saved meanwhile; nothing is written until the writer chose. */
  conflict: EditedPost | null;
};

/** One save at a time: later ones wait and then send what changed since. "Saved" is said only when the server said it. */
export function usePostDraft({ group, category, post: initial, writer }: PostEditorJson) {
  const start = { category: category?.id ?? null, writer };
  const [draft, setDraft] = useState(() => draftOf(initial, start));
  const [post, setPost] = useState(initial);
  const [state, setState] = useState<SaveState>({
    saving: false,
    savedAt: null,
    failure: null,
    conflict: null,
  });
  const now = useRef({ draft, post, base: draftOf(initial, { category: null, writer }) });
  const chain = useRef<Promise<boolean>>(Promise.resolve(true));
  const refused = useRef<Draft | null>(null);

  function change(part: Partial<Draft>) {
    now.current.draft = { ...now.current.draft, ...part };
    setDraft(now.current.draft);
  }

  /** A new post is not begun by opening the form and choosing a category. */
  function isDirty() {
    const { draft: current, base } = now.current;
    if (!now.current.post) return current.title.trim() !== '' || current.content !== '';
    return Object.keys(changesOf(current, base)).length > 0;
  }

  /** Saves what changed, with `more`; answers whether the server has it. */
  function save(more: Record<string, unknown> = {}): Promise<boolean> {
    chain.current = chain.current.then(() => run(more));
    return chain.current;
  }

  async function run(more: Record<string, unknown>): Promise<boolean> {
    const sent = now.current.draft;
    const body = { ...changesOf(sent, now.current.base), ...more };
    if (Object.keys(body).length === 0) return true;
    setState((before) => ({ ...before, saving: true }));
    try {
      accept(await send(now.current.post, body), sent);
      return true;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError(0, {}, null);
      refused.current = failure.status >= 400 && failure.status < 500 ? sent : null;
      const conflict = failure.code === 'stale' ? (failure.current as EditedPost) : null;
      setState((before) => ({ ...before, saving: false, failure: conflict ? null : failure, conflict }));
      return false;
    }
  }

  function send(existing: EditedPost | null, body: Record<string, unknown>) {
    if (!existing) return api<EditedPost>('POST', `/api/groups/${group.slug}/posts`, { body });
    return api<EditedPost>('PUT', postApiUrl(existing), { body, version: existing.version });
  }

  /** The address follows the post without a navigation, so the caret stays where it is. */
  function accept(saved: EditedPost, sent: Draft) {
    const publishedAt = saved.published_at ?? '';
    if (now.current.draft.publishedAt === sent.publishedAt) change({ publishedAt });
    now.current.base = { ...sent, publishedAt };
    now.current.post = saved;
    setPost(saved);
    setState({ saving: false, savedAt: new Date(), failure: null, conflict: null });
    const address = `${postInCategoryUrl(saved)}/edit`;
    if (location.pathname !== address) history.replaceState(null, '', address);
  }

  /** Takes the other version; what was written here is given up, which the writer chose. */
  function takeOther(other: EditedPost) {
    const theirs = draftOf(other, start);
    now.current = { draft: theirs, base: theirs, post: other };
    setDraft(theirs);
    setPost(other);
    setState({ saving: false, savedAt: new Date(), failure: null, conflict: null });
  }

  /** Writes this version over the other one, whose text the writer has seen named. */
  function keepOwn(other: EditedPost) {
    now.current.post = other;
    now.current.base = draftOf(other, start);
    setState((before) => ({ ...before, conflict: null }));
    return save();
  }

  const flush = useEffectEvent(() => {
    const published = now.current.post?.status === postStatus.published;
    if (published || state.saving || state.conflict || refused.current === now.current.draft) return;
    if (isDirty()) void save();
  });
  useEffect(() => {
    const timer = setInterval(() => flush(), flushEvery);
    return () => clearInterval(timer);
  }, []);

  return { draft, post, state, change, save, isDirty, takeOther, keepOwn };
}
