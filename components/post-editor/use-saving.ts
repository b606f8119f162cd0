'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { formatDateTime } from '@/lib/dates';
import { postStatus } from '@/lib/posts/status';
import type { PostSaver } from './saver';
import { useTextUploads } from './use-text-uploads';

/**
 * What a press saves. What goes live waits for the files of its text: they would be missing in it, and nobody told.
 * @param flush brings to the saver what the editor has not told yet
 */
export function useSaving(saver: PostSaver, flush: () => void) {
  const { uploads, onUploads, arrival } = useTextUploads();
  const [pressed, setPressed] = useState(false);
  const [incomplete, setIncomplete] = useState(false);

  async function save(publish: boolean) {
    // A press that waits for a file needs no second one.
    if (pressed && uploads.running > 0) return;
    const { post, loaded } = saver.read();
    const published = post?.status === postStatus.published;
    setPressed(true);
    setIncomplete(false);
    const arrived = !(publish || published) || (await arrival());
    setIncomplete(!arrived);
    // Meanwhile the writer may have taken another text than the one they pressed for.
    if (arrived && saver.read().loaded === loaded) {
      flush();
      const saved = await saver.save({ publish });
      if (saved && publish) toast(outcome(saver.read().draft.publishedAt, published));
    }
    setPressed(false);
  }

  return { save, saving: pressed, uploads, onUploads, incomplete: incomplete && uploads.failed > 0 };
}

function outcome(publishedAt: string, published: boolean): string {
  if (publishedAt > formatDateTime(new Date())) return 'The post is scheduled';
  return published ? 'The post is updated' : 'The post is published';
}

/** Ctrl+S saves, where browsers would offer to save the page. */
export function useSaveKey(save: () => void) {
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
