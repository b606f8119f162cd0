import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { DraggableBlockPlugin_EXPERIMENTAL as DraggableBlocks } from '@lexical/react/LexicalDraggableBlockPlugin';
import { $getNearestNodeFromDOMNode } from 'lexical';
import { type PointerEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { addBlockBelow, deleteBlock, moveBlock } from './features/move';

/** Beside the block under the pointer: a grip to drag it, a menu to move it without dragging. The keys do the same. */
export function DragHandle({ box }: { box: HTMLElement }) {
  const [editor] = useLexicalComposerContext();
  const handle = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const under = useRef<HTMLElement | null>(null);
  // The menu is about the block it was opened for, wherever the pointer goes then.
  const held = useRef<string | undefined>(undefined);
  const hold = ({ currentTarget, target }: PointerEvent<HTMLElement>) => {
    // The menu itself is drawn elsewhere, and its presses come by here too.
    if (!currentTarget.contains(target as Node)) return;
    const block = under.current;
    held.current = block ? editor.read(() => $getNearestNodeFromDOMNode(block)?.getKey()) : undefined;
  };
  const onBlock = (run: (key: string | undefined) => void) => () => {
    run(held.current);
    // After the menu has given the focus back to its button.
    setTimeout(() => editor.focus(() => editor.getRootElement()?.focus({ preventScroll: true })));
  };
  return (
    <DraggableBlocks
      anchorElem={box}
      menuRef={handle}
      targetLineRef={line}
      isOnMenu={(element) => element.closest('.editor-handle, .menu') !== null}
      onElementChanged={(block) => {
        under.current = block;
      }}
      menuComponent={
        <div ref={handle} className="editor-handle no-print" onPointerDownCapture={hold}>
          <Menu
            label="Move or delete this block"
            icon="ellipsis"
            size="sm"
            align="start"
            items={[
              { label: 'Add below', icon: 'plus', onSelect: onBlock((key) => addBlockBelow(editor, key)) },
              {
                label: 'Move up',
                icon: 'arrow-up',
                onSelect: onBlock((key) => moveBlock(editor, 'up', key)),
              },
              {
                label: 'Move down',
                icon: 'arrow-down',
                onSelect: onBlock((key) => moveBlock(editor, 'down', key)),
              },
              'line',
              {
                label: 'Delete',
                icon: 'trash',
                danger: true,
                onSelect: onBlock((key) => deleteBlock(editor, key)),
              },
            ]}
          />
          <span className="editor-grip" aria-hidden="true">
            <Icon name="grip-vertical" />
          </span>
        </div>
      }
      targetLineComponent={<div ref={line} className="editor-drop-line" />}
    />
  );
}
