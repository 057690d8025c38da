// Reads lists as spreadsheets write them: whatever the sign between cells, and the quotation marks. Reads what strangers send.

export interface CsvRow {
  /** The line of the text on which the row begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvOptions {
  /** A text keeps its lines. */
  readonly keepsLines?: boolean;
  /** How many columns the table has, where that is known: signs that separate may stand in its cells as well. */
  readonly columnCount?: number;
}

/**
 * Returns rows with something in them; cells come without spaces around, and without signs that nobody sees.
 */
export const parseCsv = (text: string, { keepsLines = false, columnCount }: CsvOptions = {}): CsvRow[] => {
  const tidy = keepsLines ? tidyLines : tidyLine;
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [named = '', said] = SAID.exec(clean) ?? [];
  const separator = said ?? separatorOf(clean, columnCount);
  const rows: CsvRow[] = [];
  const firstLine = named === '' ? 1 : 2;
  let [cell, cells, line, begin, isQuoted] = ['', [] as string[], firstLine, firstLine, false];
  // Whether the cell is blank is kept along the way: asking the cell itself at each quotation mark takes the square of its
  // length.
  let isBlank = true;
  const add = (sign: string) => {
    cell += sign;
    if (isBlank) isBlank = sign.trim() === '';
  };
  const clear = () => {
    cell = '';
    isBlank = true;
  };
  const endCell = () => {
    cells.push(tidy(cell));
    clear();
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: begin, cells });
    cells = [];
  };
  for (let at = named.length; at < clean.length; at++) {
    const sign = clean[at]!;
    if (sign === '\n') line++;
    if (isQuoted) {
      if (sign !== '"') add(sign);
      else if (clean[at + 1] === '"') add(clean[++at]!);
      else isQuoted = false;
    } else if (sign === '"' && isBlank) isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      begin = line;
    } else add(sign);
  }
  endRow();
  return rows;
};

const SEPARATORS = [';', '\t', ','] as const;

/** Excel says in a line before the others which sign it is. */
const SAID = /^"?sep=([;\t,])"?[^\S\n]*\n/i;

/**
 * Returns the separator that makes as many cells of the first line as there are to be, else whichever comes most in it; the first of
 * them where none does.
 */
const separatorOf = (text: string, columnCount?: number): string => {
  const first = text.trimStart().split('\n', 1)[0]!;
  const countOf = (sign: string) => first.split(sign).length;
  const fitting = SEPARATORS.find((sign) => countOf(sign) === columnCount);
  if (fitting) return fitting;
  return SEPARATORS.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
};

const tidyLines = (cell: string) =>
  cell
    .split('\n')
    .map((line) => tidyLine(line))
    .join('\n')
    .trim();

const tidyLine = (cell: string) =>
  cell
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
