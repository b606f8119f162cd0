import type { LexicalEditor, TextFormatType } from 'lexical';
import type { IconName } from '@/components/ui/icon-names';
import { toggleBox } from './features/box';
import { ASK_COMMAND } from './features/dialogs';
import { insertRule } from './features/insert';
import { insertTable } from './features/table';
import { type BlockKind, turnInto } from './features/turn-into';

export type Block = {
  name: string;
  label: string;
  hint: string;
  icon: IconName;
  /** Further words that find it in the menu. */
  words: string;
  keys?: string;
  /** Set for blocks that text can be turned into, and so be of. */
  kind?: BlockKind;
  run: (editor: LexicalEditor) => void;
};

function block(kind: BlockKind, entry: Omit<Block, 'name' | 'kind' | 'run'>): Block {
  return { name: kind, kind, ...entry, run: (editor) => turnInto(editor, kind) };
}

/** Everything that `/` offers, in its order; a new kind of block is one more entry. */
export const blocks: readonly Block[] = [
  block('paragraph', {
    label: 'Text',
    hint: 'A plain paragraph',
    icon: 'pilcrow',
    words: 'paragraph',
    keys: 'Mod+Alt+0',
  }),
  block('h2', {
    label: 'Heading',
    hint: 'A section of the page',
    icon: 'heading-2',
    words: 'title h1 h2',
    keys: 'Mod+Alt+2',
  }),
  block('h3', {
    label: 'Subheading',
    hint: 'A part of a section',
    icon: 'heading-3',
    words: 'title h3',
    keys: 'Mod+Alt+3',
  }),
  block('h4', {
    label: 'Small heading',
    hint: 'A part of a part',
    icon: 'heading-4',
    words: 'title h4',
    keys: 'Mod+Alt+4',
  }),
  block('bullet', {
    label: 'Bulleted list',
    hint: 'Things in no order',
    icon: 'list',
    words: 'ul points',
    keys: 'Mod+Shift+8',
  }),
  block('number', {
    label: 'Numbered list',
    hint: 'Steps, one after the other',
    icon: 'list-ordered',
    words: 'ol steps',
    keys: 'Mod+Shift+7',
  }),
  block('check', {
    label: 'To-do list',
    hint: 'Things to tick off',
    icon: 'list-todo',
    words: 'task check box',
    keys: 'Mod+Shift+6',
  }),
  block('quote', {
    label: 'Quote',
    hint: 'Somebody else’s words',
    icon: 'text-quote',
    words: 'blockquote citation',
    keys: 'Mod+Shift+9',
  }),
  block('code', {
    label: 'Code block',
    hint: 'Text exactly as it is typed',
    icon: 'square-code',
    words: 'pre program',
    keys: 'Mod+Alt+C',
  }),
  {
    name: 'callout',
    label: 'Callout',
    hint: 'A box that stands out',
    icon: 'info',
    words: 'note info warning tip box',
    keys: 'Mod+Alt+B',
    run: (editor) => toggleBox(editor, 'callout'),
  },
  {
    name: 'table',
    label: 'Table',
    hint: 'Rows and columns',
    icon: 'table',
    words: 'grid cells',
    run: insertTable,
  },
  {
    name: 'image',
    label: 'Image',
    hint: 'A picture with a caption',
    icon: 'image',
    words: 'picture photo upload figure',
    run: (editor) => editor.dispatchCommand(ASK_COMMAND, 'image'),
  },
  {
    name: 'file',
    label: 'File',
    hint: 'A document to download',
    icon: 'paperclip',
    words: 'upload attachment pdf document',
    run: (editor) => editor.dispatchCommand(ASK_COMMAND, 'file'),
  },
  {
    name: 'video',
    label: 'Video',
    hint: 'From YouTube or Vimeo',
    icon: 'square-play',
    words: 'youtube vimeo film embed',
    run: (editor) => editor.dispatchCommand(ASK_COMMAND, 'video'),
  },
  {
    name: 'rule',
    label: 'Divider',
    hint: 'A line between two parts',
    icon: 'minus',
    words: 'hr rule line',
    run: insertRule,
  },
];

export type Mark = { format: TextFormatType; label: string; icon: IconName; keys: string };

export const marks: readonly Mark[] = [
  { format: 'bold', label: 'Bold', icon: 'letter-b', keys: 'Mod+B' },
  { format: 'italic', label: 'Italic', icon: 'italic', keys: 'Mod+I' },
  { format: 'underline', label: 'Underline', icon: 'underline', keys: 'Mod+U' },
  { format: 'strikethrough', label: 'Strikethrough', icon: 'strikethrough', keys: 'Mod+Shift+X' },
  { format: 'code', label: 'Code', icon: 'code', keys: 'Mod+E' },
];
