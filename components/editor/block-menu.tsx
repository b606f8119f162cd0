import { Icon } from '@/components/ui/icon';
import { type Block, blocks } from './blocks';
import { Typeahead } from './typeahead';

/** `/` at the beginning of a word. */
const trigger = /(?:^|\s)\/([\p{L}\d-]{0,20})$/u;

/** `offers` names the blocks; without it, all of them. */
export function BlockMenu({ offers }: { offers?: readonly string[] | undefined }) {
  const offered = offers ? blocks.filter(({ name }) => offers.includes(name)) : blocks;
  return (
    <Typeahead
      label="Blocks"
      trigger={trigger}
      useOptions={(query) => (query === null ? [] : matching(offered, query))}
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

function matching(offered: readonly Block[], query: string): Block[] {
  const wanted = query.toLowerCase();
  const words = ({ label, words, name }: Block) => `${label} ${words} ${name}`.toLowerCase().split(' ');
  return offered.filter((block) => words(block).some((word) => word.startsWith(wanted)));
}
