import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { COMMAND_PRIORITY_LOW } from 'lexical';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { removeLink, setLink } from './features/link';
import { linkAddress } from './features/link-address';
import { EDIT_LINK_COMMAND } from './features/shortcuts';
import { Floating } from './floating';
import { type SelectionState, selectionRect } from './use-selection-state';

type Props = {
  state: SelectionState;
  editing: boolean;
  onEditing: (editing: boolean) => void;
};

/** Shows the address of the link under the caret, and takes one. */
export function LinkPopover({ state, editing, onEditing }: Props) {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        EDIT_LINK_COMMAND,
        () => {
          onEditing(true);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, onEditing],
  );
  if (!editing && (state.link === null || state.range)) return null;
  const close = () => {
    onEditing(false);
    editor.focus();
  };
  return (
    <Floating
      rect={() => selectionRect(editor)}
      place="below"
      className="editor-link"
      role="group"
      aria-label="Link"
    >
      {editing ? (
        <LinkForm
          initial={state.link ?? ''}
          onCancel={close}
          onSave={(href) => {
            setLink(editor, href);
            close();
          }}
        />
      ) : (
        <>
          <a href={state.link ?? ''} target="_blank" rel="noopener">
            <Icon name="external-link" />
            <span>{state.link}</span>
          </a>
          <IconButton icon="pencil" label="Edit link" size="sm" onClick={() => onEditing(true)} />
          <IconButton icon="unlink" label="Remove link" size="sm" onClick={() => removeLink(editor)} />
        </>
      )}
    </Floating>
  );
}

type FormProps = {
  initial: string;
  onCancel: () => void;
  onSave: (href: string) => void;
};

function LinkForm({ initial, onCancel, onSave }: FormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const address = linkAddress(String(new FormData(event.currentTarget).get('address') ?? ''));
    if (address.problem !== undefined) setProblem(address.problem);
    else onSave(address.href);
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <div className="editor-link-row">
        <input
          ref={(input) => input?.focus()}
          className="input"
          name="address"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={initial}
          placeholder="https://"
          aria-label="Address"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" variant="primary" size="sm">
          Apply
        </Button>
        <IconButton icon="x" label="Cancel" size="sm" tooltip={false} onClick={onCancel} />
      </div>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </form>
  );
}
