import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { DraggableBlockPlugin_EXPERIMENTAL as DraggableBlocks } from '@lexical/react/LexicalDraggableBlockPlugin';
import { $getNearestNodeFromDOMNode } from 'lexical';
import { useRef, useState } from 'react';
import { Menu } from '@/components/ui/menu';
import { addBlockBelow, deleteBlock, moveBlock } from './features/move';

/** Beside the block under the pointer: drag it to move the block, press it for a menu. The keyboard has shortcuts. */
export function DragHandle({ box }: { box: HTMLElement }) {
  const [editor] = useLexicalComposerContext();
  const handle = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [block, setBlock] = useState<HTMLElement | null>(null);
  const onBlock = (run: (key: string) => void) => () => {
    const key = block && editor.read(() => $getNearestNodeFromDOMNode(block)?.getKey());
    if (key) run(key);
    // After the menu has given the focus back to its button.
    setTimeout(() => editor.focus());
  };
  return (
    <DraggableBlocks
      anchorElem={box}
      menuRef={handle}
      targetLineRef={line}
      isOnMenu={(element) => element.closest('.editor-handle, .menu') !== null}
      onElementChanged={setBlock}
      menuComponent={
        <div ref={handle} className="editor-handle no-print">
          <Menu
            label="Move or delete this block"
            icon="grip-vertical"
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
        </div>
      }
      targetLineComponent={<div ref={line} className="editor-drop-line" />}
    />
  );
}
