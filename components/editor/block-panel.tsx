import { Toolbar as Base } from '@base-ui/react/toolbar';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getNodeByKey } from 'lexical';
import { useRef } from 'react';
import type { IconName } from '@/components/ui/icon-names';
import { figureOf } from './features/figure';
import { deleteBlock } from './features/move';
import { tableActions } from './features/table';
import { FigurePanel } from './figure-panel';
import { Floating } from './floating';
import { $isCallout, type CalloutKind } from './nodes/callout';
import { $isPreservedBlock } from './nodes/preserved';
import { ToolbarButton, useFocusCommand } from './toolbar';
import type { Around } from './use-selection-state';

type Action = { label: string; icon: IconName; pressed?: boolean | undefined; run: () => void };
type Group = { label: string | null; actions: readonly Action[] };

/** What can be done with the table, callout or picture that the caret is in or that is selected. */
export function BlockPanel({ around }: { around: Around }) {
  const [editor] = useLexicalComposerContext();
  const bar = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  useFocusCommand(editor, bar);
  const html = editor.getEditorState().read(() => {
    const node = $getNodeByKey(around.key);
    return $isPreservedBlock(node) ? node.getHtml() : '';
  });
  const figure = around.type === 'block' ? figureOf(html) : null;
  return (
    <Floating
      rect={() => editor.getElementByKey(around.key)?.getBoundingClientRect() ?? null}
      place="below"
      className="editor-panel"
    >
      {figure ? (
        <FigurePanel key={around.key} nodeKey={around.key} figure={figure} bar={bar} />
      ) : (
        <PanelBar around={around} bar={bar} />
      )}
    </Floating>
  );
}

function PanelBar({ around, bar }: { around: Around; bar: React.RefObject<HTMLDivElement | null> }) {
  const [editor] = useLexicalComposerContext();
  const groups = useGroups(around);
  return (
    <Base.Root
      ref={bar}
      className="editor-toolbar"
      aria-label={names[around.type]}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && editor.focus()}
    >
      {groups.map(({ label, actions }, index) => (
        <Base.Group
          key={label ?? index}
          className="editor-panel-group"
          aria-label={label ?? names[around.type]}
        >
          {label && <span aria-hidden="true">{label}</span>}
          {actions.map(({ label: name, icon, pressed, run }) => (
            <ToolbarButton
              key={name}
              label={name}
              icon={icon}
              keys={undefined}
              pressed={pressed}
              onPress={run}
            />
          ))}
        </Base.Group>
      ))}
    </Base.Root>
  );
}

const names = { table: 'Table', callout: 'Callout', block: 'Block' };

const calloutLooks: readonly { kind: CalloutKind; label: string; icon: IconName }[] = [
  { kind: 'info', label: 'Information', icon: 'info' },
  { kind: 'success', label: 'Good to know', icon: 'circle-check' },
  { kind: 'warning', label: 'Warning', icon: 'triangle-exclamation-point' },
  { kind: 'danger', label: 'Danger', icon: 'circle-exclamation-point' },
];

function useGroups({ type, key }: Around): readonly Group[] {
  const [editor] = useLexicalComposerContext();
  const remove: Group = {
    label: null,
    actions: [
      { label: `Delete ${names[type].toLowerCase()}`, icon: 'trash', run: () => deleteBlock(editor, key) },
    ],
  };
  if (type === 'block') return [remove];
  if (type === 'table') return [...tableGroups((run) => () => editor.update(run)), remove];
  const $callout = () => {
    const node = $getNodeByKey(key);
    return $isCallout(node) ? node : null;
  };
  const now = editor.getEditorState().read(() => $callout()?.getKind());
  const kinds = calloutLooks.map(({ kind, label, icon }) => ({
    label,
    icon,
    pressed: kind === now,
    run: () => editor.update(() => void $callout()?.setKind(kind)),
  }));
  return [{ label: null, actions: kinds }, remove];
}

function tableGroups(update: (run: () => void) => () => void): Group[] {
  const action = (label: string, icon: IconName, name: keyof typeof tableActions): Action => ({
    label,
    icon,
    run: update(tableActions[name]),
  });
  return [
    {
      label: 'Row',
      actions: [
        action('Insert row above', 'between-horizontal-end', 'rowAbove'),
        action('Insert row below', 'between-horizontal-start', 'rowBelow'),
        action('Delete row', 'minus', 'deleteRow'),
        action('Header row', 'panel-top', 'headerRow'),
      ],
    },
    {
      label: 'Column',
      actions: [
        action('Insert column before', 'between-vertical-end', 'columnBefore'),
        action('Insert column after', 'between-vertical-start', 'columnAfter'),
        action('Delete column', 'minus', 'deleteColumn'),
        action('Header column', 'panel-left', 'headerColumn'),
      ],
    },
  ];
}
