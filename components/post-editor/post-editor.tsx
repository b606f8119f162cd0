'use client';

import { useState } from 'react';
import { LazyEditor } from '@/components/editor/lazy-editor';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { groupTypes } from '@/lib/groups/schema';
import type { PostEditorJson } from '@/lib/posts/edit';
import { postStatus } from '@/lib/posts/schema';
import { categoryUrl, postInCategoryUrl } from '@/lib/urls';
import { ConflictAlert } from './conflict-alert';
import { EventFields } from './event-fields';
import { Rail } from './rail';
import { SaveStatus } from './save-status';
import { useLeaveWarning } from './use-leave-warning';
import { usePostDraft } from './use-post-draft';

/** The edit page: the article as it will stand, and what belongs to it beside. */
export function PostEditor(props: PostEditorJson) {
  const { group, categories, category } = props;
  const { draft, post, state, change, save, isDirty, takeOther, keepOwn } = usePostDraft(props);
  const [railOpen, setRailOpen] = useState(false);
  // Another document in the editor: after the other version was taken.
  const [loaded, setLoaded] = useState(0);
  useLeaveWarning(isDirty);
  const errors = state.failure?.errors ?? {};

  async function publish() {
    const wasPublished = post?.status === postStatus.published;
    if (!(await save({ status: postStatus.published }))) return;
    setRailOpen(false);
    toast(wasPublished ? 'The post is updated' : 'The post is published');
  }

  const rail = (
    <Rail
      {...{ draft, post, categories, errors }}
      saving={state.saving}
      onChange={change}
      onPublish={publish}
    />
  );

  return (
    <div className="page">
      <div className="mb-6 flex flex-wrap items-center gap-3">
        {group.type !== groupTypes.knowledgeBase && (
          <ButtonLink href={categoryUrl(group, category)} variant="ghost" icon="arrow-left">
            {`Back to ${group.name}`}
          </ButtonLink>
        )}
        <span className="flex-1" />
        <SaveStatus {...state} />
        {post && <ButtonLink href={postInCategoryUrl(post)}>View post</ButtonLink>}
        <Button className="lg:hidden" icon="settings" onClick={() => setRailOpen(true)}>
          Publishing
        </Button>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid w-full max-w-article gap-5 justify-self-center">
          {state.conflict && (
            <ConflictAlert
              other={state.conflict}
              onKeep={() => state.conflict && keepOwn(state.conflict)}
              onTake={() => {
                if (state.conflict) takeOther(state.conflict);
                setLoaded((count) => count + 1);
              }}
            />
          )}
          {state.failure && <Alert errors={state.failure.messages} />}
          <Textarea
            className="title post-title"
            aria-label="Title"
            placeholder="Title"
            rows={1}
            maxLength={255}
            value={draft.title}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={({ target }) => change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
            onBlur={() => draft.title.trim() !== '' && isDirty() && save()}
          />
          {group.type === groupTypes.events && (
            <EventFields event={draft.event} errors={errors} onChange={(event) => change({ event })} />
          )}
          <LazyEditor
            key={loaded}
            variant="article"
            initialHtml={draft.content}
            ariaLabel="Text of the post"
            placeholder="Write, or type / for blocks"
            onChange={(html, isEmpty) => change({ content: isEmpty ? '' : html })}
          />
        </div>
        <aside className="card card-pad sticky top-20 hidden lg:block" aria-label="Publishing">
          {rail}
        </aside>
      </div>
      <Dialog open={railOpen} onClose={() => setRailOpen(false)} title="Publishing" size="side">
        {rail}
      </Dialog>
    </div>
  );
}
