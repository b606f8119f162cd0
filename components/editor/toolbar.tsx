import { Toolbar as Base } from '@base-ui/react/toolbar';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { COMMAND_PRIORITY_LOW, FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical';
import { type RefObject, useEffect } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { IconName } from '@/components/ui/icon-names';
import { type Block, blocks, marks } from './blocks';
import { alignBlocks, alignments } from './features/align';
import { shownKeys, spokenKeys } from './features/keys';
import { EDIT_LINK_COMMAND, FOCUS_TOOLBAR_COMMAND, linkKeys } from './features/shortcuts';
import type { SelectionState } from './use-selection-state';

type Props = {
  state: SelectionState;
  /** The blocks that have a button, by name. */
  offers: readonly string[];
  /** Whether text can be aligned with it. */
  aligns?: boolean | undefined;
  bar: RefObject<HTMLDivElement | null>;
};

/** Marks, link and blocks as buttons; the arrow keys walk between them, Escape goes back to the text. */
export function Toolbar({ state, offers, aligns = false, bar }: Props) {
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
      {aligns && state.align && (
        <>
          <Base.Separator className="editor-toolbar-line" />
          {alignments.map(({ align, label, icon }) => (
            <ToolbarButton
              key={align}
              label={label}
              icon={icon}
              keys={undefined}
              pressed={state.align === align}
              onPress={() => alignBlocks(editor, align)}
            />
          ))}
        </>
      )}
    </Base.Root>
  );
}

function isOf({ name, kind }: Block, state: SelectionState) {
  return name === 'quote' || name === 'callout' ? state.boxes.includes(name) : kind === state.kind;
}

type ButtonProps = {
  label: string;
  icon: IconName;
  keys: string | undefined;
  /** Undefined for what is no state. */
  pressed: boolean | undefined;
  onPress: () => void;
};

export function ToolbarButton({ label, icon, keys, pressed, onPress }: ButtonProps) {
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

/** Alt+F10 goes to the first button. */
export function useFocusCommand(editor: LexicalEditor, bar: RefObject<HTMLElement | null>) {
  useEffect(
    () =>
      editor.registerCommand(
        FOCUS_TOOLBAR_COMMAND,
        () => {
          bar.current?.querySelector<HTMLElement>('button[tabindex="0"], button, input')?.focus();
          return bar.current !== null;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, bar],
  );
}
