'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LazyEditor } from '@/components/editor/lazy-editor';
import type { EditorHandle } from '@/components/editor/use-changes';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import type { PostJson } from '@/lib/posts/schema';
import { categoryUrl, editPostUrl, postUrl } from '@/lib/urls';
import type { UserSummaryJson } from '@/lib/users/schema';
import { AuthorsField } from './editing/authors-field';
import { statuses } from './editing/draft';
import './editing/editing.css';
import { EventFields } from './editing/event-fields';
import { LeaveGuard } from './editing/leave-guard';
import { SaveProblem } from './editing/save-problem';
import { SaveStatus } from './editing/save-status';
import { type EditorGroup, SettingsFields } from './editing/settings-fields';
import { TitleField } from './editing/title-field';
import { useAddress, usePostSaver } from './editing/use-post-saver';

type Props = {
  group: EditorGroup;
  /** Null for a new one. */
  post: PostJson | null;
  /** The category of the address: a new post goes into it, and the address stays below it. */
  category?: { id: number; slug: string } | null | undefined;
  /** Named as the author of a new post until it is saved. */
  viewer?: UserSummaryJson | undefined;
};

const knowledgeBase = 2;

/** Writes a post: the page is the article, what else is decided about it stands beside it. */
export function PostEditor({ group, post: initial, category = null, viewer }: Props) {
  const [saver, snapshot] = usePostSaver({
    group,
    post: initial,
    category: category?.id ?? null,
    viewer,
  });
  const { draft, post, state, dirty, edition } = snapshot;
  useAddress(post && editPostUrl(post, category));
  const editor = useRef<EditorHandle>(null);
  const [settings, setSettings] = useState(false);
  const status = post?.status ?? statuses.unsaved;
  const published = status === statuses.published;
  const errors = state.kind === 'failed' ? state.failure.errors : {};

  /** What is typed reaches the draft a moment later; a press of a key or a button does not wait for it. */
  async function save(publish: boolean) {
    if (editor.current) saver.change({ content: editor.current.html() });
    const done = await saver.save({ publish });
    if (done && publish) toast(published ? 'The post is updated.' : 'The post is published.');
  }
  useSaveKey(() => save(published));

  const fields = (
    <SettingsFields
      group={group}
      draft={draft}
      status={status}
      errors={errors}
      onChange={(patch) => saver.change(patch)}
    />
  );
  const publishButton = (
    <Button variant="primary" pending={state.kind === 'saving' && published} onClick={() => save(true)}>
      {published ? 'Update' : 'Publish'}
    </Button>
  );

  return (
    <div className="post-editor">
      <LeaveGuard dirty={dirty} />
      <div className="post-editor-main">
        <h1 className="sr-only">{post ? `Edit ${post.title}` : `New post in ${group.name}`}</h1>
        {group.type !== knowledgeBase && (
          <ButtonLink
            href={post ? postUrl(post) : categoryUrl(group, category)}
            variant="ghost"
            size="sm"
            icon="arrow-left"
            className="post-editor-back"
          >
            {post ? 'Back to the post' : `Back to ${group.name}`}
          </ButtonLink>
        )}
        <SaveProblem state={state} saver={saver} />
        <TitleField
          value={draft.title}
          problem={errors.title?.[0]}
          autoFocus={initial === null}
          onChange={(title) => saver.change({ title })}
          onLeave={() => draft.title.trim() && saver.autosave()}
          onEnter={() => editor.current?.focus()}
        />
        <AuthorsField authors={draft.authors} onChange={(authors) => saver.change({ authors })} />
        {draft.event && (
          <EventFields event={draft.event} errors={errors} onChange={(event) => saver.change({ event })} />
        )}
        <LazyEditor
          key={edition}
          ref={editor}
          variant="article"
          initialHtml={draft.content}
          ariaLabel="Content"
          placeholder="Write, or press / for blocks"
          onChange={(content) => saver.change({ content })}
        />
      </div>
      <aside className="post-editor-rail" aria-label="Post settings">
        {publishButton}
        <SaveStatus snapshot={snapshot} />
        {fields}
      </aside>
      <div className="post-editor-bar">
        <SaveStatus snapshot={snapshot} />
        <IconButton
          icon="settings"
          label="Post settings"
          variant="secondary"
          onClick={() => setSettings(true)}
        />
        {publishButton}
      </div>
      <Dialog open={settings} onClose={() => setSettings(false)} title="Post settings" size="side">
        {fields}
      </Dialog>
    </div>
  );
}

/** Ctrl+S saves, where browsers would offer to save the page. */
function useSaveKey(save: () => void) {
  const run = useEffectEvent(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
