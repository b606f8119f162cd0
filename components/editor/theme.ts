import type { EditorThemeClasses } from 'lexical';

/** Elements have the looks of `.prose`; only what the editor draws otherwise than a page needs a name. */
export const theme: EditorThemeClasses = {
  code: 'editor-code',
  text: {
    underline: 'editor-underline',
    strikethrough: 'editor-strikethrough',
    underlineStrikethrough: 'editor-underline-strikethrough',
    bold: 'editor-bold',
    italic: 'editor-italic',
  },
  tableScrollableWrapper: 'table-scroll',
  tableCellSelected: 'editor-cell-selected',
  tableSelection: 'editor-table-selection',
  list: { nested: { listitem: 'editor-nested' }, checklist: 'editor-checklist' },
};
