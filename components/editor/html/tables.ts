import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $isTableCellNode,
  $isTableRowNode,
  TableCellHeaderStates,
  type TableCellNode,
  type TableNode,
} from '@lexical/table';
import {
  $createParagraphNode,
  $isParagraphNode,
  type ElementFormatType,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import { alignment } from './alignment';

type ReadBlocks = (parent: Element) => LexicalNode[];
type WriteBlocks = (parent: ElementNode) => string;
type WriteInline = (nodes: LexicalNode[]) => string;

/** The editor's tables are whole grids, not inside another, with header cells all along the head. */
export function isPlainTable(table: Element): boolean {
  const head = [...table.querySelectorAll(':scope > thead > tr')];
  const body = [...table.querySelectorAll(':scope > tbody > tr')];
  if (table.parentElement?.closest('td, th') || table.querySelector('thead > tr > td')) return false;
  const widths = [head, body].filter((rows) => rows.length > 0).map(gridWidth);
  return widths.every((width) => width !== null && width === widths[0]);
}

/** How many columns the rows have together; null when cells overlap, stick out or leave a gap. */
function gridWidth(rows: Element[]): number | null {
  const taken = rows.map((): boolean[] => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row.children) {
      while (taken[y]?.[x]) x++;
      const [width, height] = [span(cell, 'colspan'), span(cell, 'rowspan')];
      for (let below = y; below < y + height; below++)
        for (let right = x; right < x + width; right++) {
          const places = taken[below];
          if (!places || places[right]) return null;
          places[right] = true;
        }
    }
  }
  const width = taken[0]?.length ?? 0;
  const isFull = (places: boolean[]) => places.length === width && places.filter(Boolean).length === width;
  return taken.every(isFull) ? width : null;
}

function span(cell: Element, name: 'colspan' | 'rowspan') {
  return Number(cell.getAttribute(name) ?? 1);
}

export function $readTable(table: Element, $readBlocks: ReadBlocks): TableNode {
  const rows = [...table.querySelectorAll(':scope > * > tr')].map((row) =>
    $createTableRowNode().append(...[...row.children].map((cell) => $readCell(cell, $readBlocks))),
  );
  return $createTableNode().append(...rows);
}

function $readCell(element: Element, $readBlocks: ReadBlocks): TableCellNode {
  const { ROW, COLUMN, NO_STATUS } = TableCellHeaderStates;
  const header = element.closest('thead') ? ROW : element.localName === 'th' ? COLUMN : NO_STATUS;
  const cell = $createTableCellNode(header, span(element, 'colspan')).setRowSpan(span(element, 'rowspan'));
  const align = element.getAttribute('data-align');
  if (align) cell.setFormat(align as ElementFormatType);
  const blocks = $readBlocks(element);
  return cell.append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]));
}

export function $writeTable(table: TableNode, $writeBlocks: WriteBlocks, $writeInline: WriteInline): string {
  const rows = table.getChildren().filter($isTableRowNode);
  const cellsOf = (row: ElementNode) => row.getChildren().filter($isTableCellNode);
  const isHead = (row: ElementNode) =>
    cellsOf(row).every((cell) => cell.hasHeaderState(TableCellHeaderStates.ROW));
  const headEnd = rows.findIndex((row) => !isHead(row));
  const head = headEnd < 0 ? rows : rows.slice(0, headEnd);
  const write = (tag: string, part: ElementNode[]) => {
    const $cell = (cell: TableCellNode) => $writeCell(cell, $writeBlocks, $writeInline);
    const written = part.map((row) => `<tr>${cellsOf(row).map($cell).join('')}</tr>`);
    return part.length > 0 ? `<${tag}>${written.join('')}</${tag}>` : '';
  };
  return `<table>${write('thead', head)}${write('tbody', rows.slice(head.length))}</table>`;
}

/** A cell of one plain paragraph is a line of text: the paragraph says nothing more. */
function $writeCell(cell: TableCellNode, $writeBlocks: WriteBlocks, $writeInline: WriteInline): string {
  const only = cell.getChildrenSize() === 1 ? cell.getFirstChild() : null;
  const isLine = $isParagraphNode(only) && alignment(only) === '';
  const spans = (['col', 'row'] as const).map((side) => {
    const cells = side === 'col' ? cell.getColSpan() : cell.getRowSpan();
    return cells > 1 ? ` ${side}span="${cells}"` : '';
  });
  const content = isLine ? $writeInline(only.getChildren()) : $writeBlocks(cell);
  return `<${cell.getTag()}${spans.join('')}${alignment(cell)}>${content}</${cell.getTag()}>`;
}
