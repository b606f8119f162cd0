import { $isHeadingNode } from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $isParagraphNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import type { IconName } from '@/components/ui/icon-names';

export type Alignment = 'left' | 'center' | 'right' | 'justify';

export const alignments: readonly { align: Alignment; label: string; icon: IconName }[] = [
  { align: 'left', label: 'Align left', icon: 'text-align-start' },
  { align: 'center', label: 'Center', icon: 'text-align-center' },
  { align: 'right', label: 'Align right', icon: 'text-align-end' },
];

/** Aligns the selected paragraphs and headings; nothing else has an alignment in the stored text. */
export function alignBlocks(editor: LexicalEditor, align: Alignment) {
  editor.update(() => {
    const blocks = new Set($getSelection()?.getNodes().map($alignable));
    for (const block of blocks) block?.setFormat(align === 'left' ? '' : align);
  });
}

/** Null where nothing can be aligned. */
export function $alignmentOf(node: LexicalNode): Alignment | null {
  const block = $alignable(node);
  if (!block) return null;
  const format = block.getFormatType().replace(/^end$/, 'right');
  return format === 'center' || format === 'right' || format === 'justify' ? format : 'left';
}

function $alignable(node: LexicalNode): ElementNode | null {
  return $findMatchingParent(node, (parent) => $isParagraphNode(parent) || $isHeadingNode(parent));
}
