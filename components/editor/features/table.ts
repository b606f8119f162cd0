import {
  $createTableNodeWithDimensions,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table';
import { $getSelection, type LexicalEditor, type LexicalNode } from 'lexical';
import { $insertBlocks } from './insert';

export function insertTable(editor: LexicalEditor) {
  editor.update(() => {
    const table = $createTableNodeWithDimensions(3, 3, { rows: true, columns: false });
    $insertBlocks([table]);
    table.getFirstDescendant()?.selectStart();
  });
}

export const tableActions = {
  rowAbove: () => void $insertTableRowAtSelection(false),
  rowBelow: () => void $insertTableRowAtSelection(true),
  deleteRow: $deleteTableRowAtSelection,
  columnBefore: () => void $insertTableColumnAtSelection(false),
  columnAfter: () => void $insertTableColumnAtSelection(true),
  deleteColumn: $deleteTableColumnAtSelection,
  headerRow: () => $toggleHeader('row'),
  headerColumn: () => $toggleHeader('column'),
  deleteTable: $deleteTable,
};

function $deleteTable() {
  const table = $tableOfSelection();
  table?.selectNext();
  table?.remove();
}

/** The first row, or the first cell of each row, names what follows; when it does already, no longer. */
function $toggleHeader(side: 'row' | 'column') {
  const rows = $tableOfSelection()?.getChildren().filter($isTableRowNode) ?? [];
  const cells = side === 'row' ? rows[0]?.getChildren() : rows.map((row) => row.getFirstChild());
  const named = cells?.filter($isTableCellNode) ?? [];
  const mask = side === 'row' ? TableCellHeaderStates.ROW : TableCellHeaderStates.COLUMN;
  const all = named.every((cell) => cell.hasHeaderState(mask));
  for (const cell of named) cell.setHeaderStyles(all ? TableCellHeaderStates.NO_STATUS : mask, mask);
}

function $tableOfSelection(): TableNode | null {
  const node: LexicalNode | undefined = $getSelection()?.getNodes()[0];
  return node ? $findTableNode(node) : null;
}
