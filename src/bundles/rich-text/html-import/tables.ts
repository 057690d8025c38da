// Reads tables. One that has a single cell, or says itself that it is only for the layout, is read as what is in it.
import { MAX_CELL_SPAN } from '../constants.ts';
import type { TableCellNode, TableRowNode } from '../tree.ts';
import { endLine } from './flow.ts';
import { type FormatContext, contextInside, contextWithin } from './format-context.ts';
import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  numberOf,
  tagOf,
  wordAttributeOf,
} from './parsed-html.ts';
import { canNest, NOTHING, convertLines, type Reader, type Reading } from './reading.ts';
import { isHidden, styleOf } from './styles.ts';

export const readTable: Reader = (element, context, flow, reading) => {
  const rows = rowsOf(element);
  if (isLayout(element, rows) || !canNest(context, TABLE_LEVELS, reading))
    return convertLines(element, context, flow, reading);
  endLine(flow);
  reading.convert(childrenOf(element, ['caption']), context, flow);
  endLine(flow);
  const content = toRows(rows, contextInside(context, TABLE_LEVELS), reading);
  if (content.some(hasWords)) flow.nodes.push({ type: 'table', content });
};

/** The levels between a block and the blocks within it: table, row and cell. */
const TABLE_LEVELS = 3;

interface Row {
  readonly element: HtmlElement;
  readonly cells: readonly HtmlElement[];
  readonly isHead: boolean;
}

const rowsOf = (table: HtmlElement): readonly Row[] =>
  childrenOf(table, ['thead', 'tbody', 'tfoot']).flatMap((part) =>
    childrenOf(part, ['tr']).map((element) => ({
      element,
      cells: childrenOf(element, ['td', 'th']),
      isHead: tagOf(part) === 'thead',
    })),
  );

const childrenOf = (element: HtmlElement, tags: readonly string[]): readonly HtmlElement[] =>
  element.childNodes.filter(
    (node: HtmlNode) => isElement(node) && tags.includes(tagOf(node)),
  ) as HtmlElement[];

const isLayout = (table: HtmlElement, rows: readonly Row[]): boolean =>
  /^(?:presentation|none)$/.test(wordAttributeOf(table, 'role') ?? '') ||
  rows.reduce((count, { cells }) => count + cells.length, 0) <= 1;

/** Makes rows. A row without cells stays when cells above reach into it. */
const toRows = (rows: readonly Row[], context: FormatContext, reading: Reading): readonly TableRowNode[] => {
  const content: TableRowNode[] = [];
  let reach = 0;
  for (const row of rows) {
    const cells = isDropped(row.element, reading) ? [] : toCells(row, context, reading);
    if (cells.length === 0 && content.length >= reach) continue;
    for (const { attrs } of cells) reach = Math.max(reach, content.length + attrs.rowspan);
    content.push({ type: 'tableRow', ...(cells.length > 0 && { content: cells }) });
  }
  return content;
};

const isDropped = (row: HtmlElement, { report }: Reading): boolean => {
  const isInvisible = isHidden(row, styleOf(row));
  if (isInvisible) report.drop('hidden');
  return isInvisible;
};

const toCells = (row: Row, context: FormatContext, reading: Reading): readonly TableCellNode[] => {
  const inRow = contextWithin(row.element, context, reading);
  return row.cells.map((cell) => {
    const content = reading.blocksOf([cell], inRow);
    return {
      type: row.isHead || tagOf(cell) === 'th' ? 'tableHeader' : 'tableCell',
      attrs: {
        colspan: numberOf(cell, 'colspan', 1, MAX_CELL_SPAN),
        rowspan: numberOf(cell, 'rowspan', 1, MAX_CELL_SPAN),
      },
      content: content.length > 0 ? content : [NOTHING],
    };
  });
};

const hasWords = ({ content = [] }: TableRowNode): boolean =>
  content.some((cell) => cell.content.some((block) => block !== NOTHING));
