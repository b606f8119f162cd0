import {
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  CHECK_LIST,
  CODE,
  type ElementTransformer,
  HIGHLIGHT,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  registerMarkdownShortcuts,
  STRIKETHROUGH,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { $createHeadingNode, $createQuoteNode, HeadingNode, QuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $isRootNode,
  defineExtension,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import { $createPreservedBlock, PreservedBlockNode } from '@/components/editor/nodes/preserved';

/** The title is the first-level heading, so one `#` already means the second. */
const heading: ElementTransformer = {
  type: 'element',
  dependencies: [HeadingNode],
  export: () => null,
  regExp: /^(#{1,4})\s/,
  replace: (parent, children, match) => {
    const level = Math.max(match[1]?.length ?? 2, 2) as 2 | 3 | 4;
    $swap(parent, $createHeadingNode(`h${level}`), children);
  },
};

const quote: ElementTransformer = {
  type: 'element',
  dependencies: [QuoteNode],
  export: () => null,
  regExp: /^>\s/,
  replace: (parent, children) => {
    if (!$isRootNode(parent.getParent())) return false;
    const line = $createParagraphNode().append(...children);
    parent.replace($createQuoteNode({ shadowRoot: true }).append(line));
    line.select(0, 0);
  },
};

const rule: ElementTransformer = {
  type: 'element',
  dependencies: [PreservedBlockNode],
  export: () => null,
  regExp: /^(---|\*\*\*|___)\s?$/,
  replace: (parent) => {
    parent.insertBefore($createPreservedBlock('<hr>'));
    parent.clear().selectStart();
  },
};

const transformers = [
  heading,
  quote,
  rule,
  CHECK_LIST,
  UNORDERED_LIST,
  ORDERED_LIST,
  CODE,
  INLINE_CODE,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  HIGHLIGHT,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  STRIKETHROUGH,
  LINK,
];

/** `# `, `- `, `1. `, `[ ] `, `> `, `---`, three backticks, and marks around words. */
export const MarkdownExtension = defineExtension({
  name: 'hearth/markdown',
  register: (editor) => registerMarkdownShortcuts(editor, transformers),
});

function $swap(parent: ElementNode, block: ElementNode, children: LexicalNode[]) {
  parent.replace(block.append(...children));
  block.select(0, 0);
}
