import { Toolbar as Base } from '@base-ui/react/toolbar';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { COMMAND_PRIORITY_LOW, FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical';
import { type RefObject, useEffect } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { IconName } from '@/components/ui/icon-names';
import { type Block, blocks, marks } from './blocks';
import { shownKeys, spokenKeys } from './features/keys';
import { EDIT_LINK_COMMAND, FOCUS_TOOLBAR_COMMAND, linkKeys } from './features/shortcuts';
import type { SelectionState } from './use-selection-state';

type Props = {
  state: SelectionState;
  /** The blocks that have a button, by name. */
  offers: readonly string[];
  /** The bubble puts marks first, for it comes with a selection. */
  bar: RefObject<HTMLDivElement | null>;
};

/** Marks, link and blocks as buttons; the arrow keys walk between them, Escape goes back to the text. */
export function Toolbar({ state, offers, bar }: Props) {
  const [editor] = useLexicalComposerContext();
  useFocusCommand(editor, bar);
  const offered = offers.flatMap((name) => blocks.find((block) => block.name === name) ?? []);
  return (
    <Base.Root
      ref={bar}
      className="editor-toolbar"
      aria-label="Formatting"
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && editor.focus()}
    >
      {marks.map(({ format, label, icon, keys }) => (
        <ToolbarButton
          key={format}
          label={label}
          icon={icon}
          keys={keys}
          pressed={state.formats.includes(format)}
          onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        />
      ))}
      <ToolbarButton
        label="Link"
        icon="link"
        keys={linkKeys}
        pressed={state.link !== null}
        onPress={() => editor.dispatchCommand(EDIT_LINK_COMMAND, undefined)}
      />
      <Base.Separator className="editor-toolbar-line" />
      {offered.map((block) => (
        <ToolbarButton
          key={block.name}
          label={block.label}
          icon={block.icon}
          keys={block.keys}
          pressed={isOf(block, state)}
          onPress={() => block.run(editor)}
        />
      ))}
    </Base.Root>
  );
}

function isOf({ kind }: Block, state: SelectionState) {
  return kind === 'quote' ? state.quoted : kind === state.kind;
}

type ButtonProps = {
  label: string;
  icon: IconName;
  keys: string | undefined;
  pressed: boolean;
  onPress: () => void;
};

function ToolbarButton({ label, icon, keys, pressed, onPress }: ButtonProps) {
  return (
    <Base.Button
      render={<IconButton icon={icon} label={label} size="sm" tooltip={false} />}
      aria-pressed={pressed}
      aria-keyshortcuts={keys && spokenKeys(keys)}
      title={keys ? `${label} (${shownKeys(keys)})` : label}
      onClick={onPress}
    />
  );
}

function useFocusCommand(editor: LexicalEditor, bar: RefObject<HTMLDivElement | null>) {
  useEffect(
    () =>
      editor.registerCommand(
        FOCUS_TOOLBAR_COMMAND,
        () => {
          bar.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus();
          return bar.current !== null;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, bar],
  );
}
