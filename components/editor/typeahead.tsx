import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  COMMAND_PRIORITY_NORMAL,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { removeTyped, useTypedQuery } from './features/typed-query';
import { Floating } from './floating';
import { selectionRect } from './use-selection-state';

type Props<Option> = {
  label: string;
  trigger: RegExp;
  /** What a query offers; null while nothing is asked for. */
  useOptions: (query: string | null) => readonly Option[];
  keyOf: (option: Option) => string | number;
  onPick: (option: Option, editor: LexicalEditor) => void;
  children: (option: Option) => ReactNode;
};

/** A menu under the caret: typing narrows it, the arrows walk, Enter takes, Escape leaves the text as it is. */
export function Typeahead<Option>({ label, trigger, useOptions, keyOf, onPick, children }: Props<Option>) {
  const [editor] = useLexicalComposerContext();
  const [query, dismiss] = useTypedQuery(editor, trigger);
  const [wanted, setChosen] = useState(0);
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setChosen(0);
  }
  const options = useOptions(query);
  const chosen = Math.max(0, Math.min(wanted, options.length - 1));
  const pick = (option: Option | undefined) => {
    if (option === undefined) return;
    removeTyped(editor, trigger);
    onPick(option, editor);
  };
  const id = useId();
  useMenuKeys(editor, options.length, chosen, { setChosen, dismiss, pick: (index) => pick(options[index]) });
  useActiveOption(editor, id, options.length > 0 ? chosen : null);

  if (options.length === 0) return null;
  return (
    <Floating rect={() => selectionRect(editor)} place="below" className="menu editor-menu">
      <div id={id} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the editor's, which keeps the focus
          <div
            key={keyOf(option)}
            id={`${id}-${index}`}
            ref={(element) => void (index === chosen && element?.scrollIntoView?.({ block: 'nearest' }))}
            className="menu-item"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            data-highlighted={index === chosen ? '' : undefined}
            onMouseMove={() => setChosen(index)}
            onClick={() => pick(option)}
          >
            {children(option)}
          </div>
        ))}
      </div>
    </Floating>
  );
}

type Actions = { setChosen: (index: number) => void; dismiss: () => void; pick: (index: number) => void };

function useMenuKeys(editor: LexicalEditor, count: number, chosen: number, actions: Actions) {
  useEffect(() => {
    if (count === 0) return;
    const on = (action: () => void) => (event: KeyboardEvent | null) => {
      event?.preventDefault();
      action();
      return true;
    };
    const walk = (by: number) => on(() => actions.setChosen((chosen + by + count) % count));
    const take = on(() => actions.pick(chosen));
    return mergeRegister(
      editor.registerCommand(KEY_ARROW_DOWN_COMMAND, walk(1), COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(KEY_ARROW_UP_COMMAND, walk(-1), COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(KEY_ENTER_COMMAND, take, COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(KEY_TAB_COMMAND, take, COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(KEY_ESCAPE_COMMAND, on(actions.dismiss), COMMAND_PRIORITY_NORMAL),
    );
  });
}

/** The focus stays in the text; this tells a screen reader which option is meant. */
function useActiveOption(editor: LexicalEditor, id: string, index: number | null) {
  useEffect(() => {
    const root = editor.getRootElement();
    if (!root || index === null) return;
    root.setAttribute('aria-controls', id);
    root.setAttribute('aria-activedescendant', `${id}-${index}`);
    return () => {
      root.removeAttribute('aria-controls');
      root.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, index]);
}
