'use client';

import { useEffect, useRef, useState } from 'react';
import { LazyEditor } from '@/components/editor/lazy-editor';
import type { EditorHandle } from '@/components/editor/use-changes';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog, fetchDialog } from '@/components/ui/dialog';
import { Textarea } from '@/components/ui/textarea';
import { useLeaveWarning } from '@/components/ui/use-leave-warning';
import { groupTypes } from '@/lib/groups/types';
import type { PostEditorJson } from '@/lib/posts/edit';
import { postStatus } from '@/lib/posts/status';
import { categoryUrl, postInCategoryUrl, postUrl } from '@/lib/urls';
import { EventFields } from './event-fields';
import { Notices } from './notices';
import { OthersBanner } from './others-banner';
import { Rail } from './rail';
import { SaveStatus } from './save-status';
import { SignInDialog } from './sign-in-dialog';
import { useOthers } from './use-others';
import { usePostDraft } from './use-post-draft';
import { useReturn } from './use-return';
import { useSaveKey, useSaving } from './use-saving';
import { useStillness } from './use-stillness';

/** The edit page: the article as it will stand, and what belongs to it beside. */
export function PostEditor(props: PostEditorJson) {
  const { group, categories, category, copy, writer } = props;
  const { draft, post, state, savedAt, loaded, saver, ready, restored } = usePostDraft(props);
  const { change, isDirty, isUnsaved } = saver;
  const editing = useOthers(post);
  const editor = useRef<EditorHandle>(null);
  const [railOpen, setRailOpen] = useState(false);
  const [signingIn, setSigningIn] = useState(true);
  const [refocused, setRefocused] = useState(0);
  const { save, saving, uploads, onUploads, incomplete } = useSaving(saver, flush);
  const signedOut = state.kind === 'signedOut';
  const mayAsk = useStillness(signedOut);
  useReturn(signedOut, writer, back);
  useLeaveWarning(() => isUnsaved() || uploads.running > 0);
  // What asks for a sign-in or a choice must come when the server is gone as well.
  useEffect(() => void fetchDialog(), []);
  const errors = (state.kind === 'refused' && state.failure.errors) || {};
  const published = post?.status === postStatus.published;
  // Two versions are compared in a dialog of its own, whoever met them: a press here, or a save by itself.
  const publishing = railOpen && state.kind !== 'conflict';

  async function press(publish: boolean) {
    await save(publish);
    setSigningIn(true);
    // What was refused is said beside its field; all else is said, or asked, over the text.
    if (saver.read().state.kind !== 'refused') setRailOpen(false);
  }

  function back() {
    setSigningIn(true);
    saver.hurry();
  }

  /** The editor tells of its changes a moment later; whoever saves does not wait for that. */
  function flush() {
    if (editor.current) write(editor.current.html(), editor.current.isEmpty());
  }

  function write(html: string, isEmpty: boolean) {
    const content = isEmpty ? '' : html;
    if (content !== saver.read().draft.content) change({ content });
  }

  useSaveKey(() => press(published));

  const rail = (
    <Rail
      {...{ draft, post, categories, errors }}
      saving={saving}
      mayAsk={group.can.edit}
      onChange={change}
      onPublish={() => press(true)}
    />
  );

  return (
    <div className="page">
      <h1 className="sr-only">{post ? `Edit ${post.title}` : `New post in ${group.name}`}</h1>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        {group.type !== groupTypes.knowledgeBase && (
          <ButtonLink href={categoryUrl(group, category)} variant="ghost" icon="arrow-left">
            {`Back to ${group.name}`}
          </ButtonLink>
        )}
        <span className="flex-1" />
        <SaveStatus
          {...{ state, savedAt }}
          unsaved={isUnsaved()}
          uploading={uploads.running > 0}
          waiting={published && isDirty()}
        />
        {post && (
          <ButtonLink
            className="btn-fold"
            href={`${postUrl(post)}/revisions`}
            variant="ghost"
            icon="rotate-ccw-clock"
          >
            <span>History</span>
          </ButtonLink>
        )}
        {post && (
          <ButtonLink className="btn-fold" href={postInCategoryUrl(post)} icon="eye">
            <span>View post</span>
          </ButtonLink>
        )}
        <Button className="lg:hidden" icon="settings" onClick={() => setRailOpen(true)}>
          Publishing
        </Button>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid w-full max-w-article gap-5 justify-self-center">
          <OthersBanner editing={editing} post={post} />
          <Notices
            {...{ state, draft, categories, copy, restored, incomplete }}
            away={mayAsk && !signingIn}
            waiting={isDirty()}
            onSignIn={() => setSigningIn(true)}
            onSettle={(settled) => {
              setRefocused(loaded + 1);
              saver.settle(settled);
            }}
            onDiscard={() => saver.discard()}
            onRetry={() => press(false)}
          />
          <Textarea
            className="title post-title"
            aria-label="Title"
            placeholder="Title"
            rows={1}
            maxLength={255}
            value={draft.title}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              editor.current?.focus();
            }}
            onChange={({ target }) => change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
            onBlur={() => draft.title.trim() !== '' && saver.autosave()}
          />
          {group.type === groupTypes.events && (
            <EventFields event={draft.event} errors={errors} onChange={(event) => change({ event })} />
          )}
          <LazyEditor
            key={loaded}
            waits={!ready}
            ref={editor}
            variant="article"
            initialHtml={draft.content}
            ariaLabel="Text of the post"
            placeholder="Write, or type / for blocks"
            onChange={write}
            onUploads={onUploads}
            // Both the dialog and the text that had the focus are gone then.
            autoFocus={loaded > 0 && loaded === refocused}
          />
        </div>
        <aside className="card card-pad sticky top-20 hidden lg:block" aria-label="Publishing">
          {rail}
        </aside>
      </div>
      <Dialog open={publishing} onClose={() => setRailOpen(false)} title="Publishing" size="side">
        {rail}
      </Dialog>
      {mayAsk && signingIn && (
        <SignInDialog writer={writer} onSignedIn={back} onClose={() => setSigningIn(false)} />
      )}
    </div>
  );
}
