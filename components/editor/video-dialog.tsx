import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { $insertBlocks } from './features/insert';
import { videoAddress, videoHtml } from './features/video';
import { $createPreservedBlock } from './nodes/preserved';

/** Asks for the address of a video and puts the video after the caret. */
export function VideoDialog({ onClose }: { onClose: () => void }) {
  const [editor] = useLexicalComposerContext();
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const address = videoAddress(field.current?.value ?? '');
    if (address.problem !== undefined) return setProblem(address.problem);
    onClose();
    editor.update(() => $insertBlocks([$createPreservedBlock(videoHtml(address.video))]));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Insert a video"
      initialFocus={field}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="primary">
            Insert
          </Button>
        </>
      }
    >
      <Field label="Address" hint="A video of YouTube or Vimeo." error={problem}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=…"
            onChange={() => setProblem(null)}
          />
        )}
      </Field>
    </Dialog>
  );
}
