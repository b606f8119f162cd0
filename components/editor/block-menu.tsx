import { Icon } from '@/components/ui/icon';
import { type Block, blocks } from './blocks';
import { Typeahead } from './typeahead';

/** `/` at the beginning of a word. */
const trigger = /(?:^|\s)\/([\p{L}\d-]{0,20})$/u;

export function BlockMenu() {
  return (
    <Typeahead
      label="Blocks"
      trigger={trigger}
      find={matching}
      keyOf={(block) => block.name}
      onPick={(block, editor) => block.run(editor)}
    >
      {(block) => (
        <>
          <Icon name={block.icon} />
          <span className="editor-menu-text">
            {block.label}
            <span>{block.hint}</span>
          </span>
        </>
      )}
    </Typeahead>
  );
}

function matching(query: string): Block[] {
  const wanted = query.toLowerCase();
  const words = ({ label, words, name }: Block) => `${label} ${words} ${name}`.toLowerCase().split(' ');
  return blocks.filter((block) => words(block).some((word) => word.startsWith(wanted)));
}
