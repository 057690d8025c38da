// Writes cells of a table that spreadsheets open. RFC 4180, but for the semicolon: LibreOffice and Excel in a German setting
// expect it, and take commas for the sign before decimals.

/** Tells programs that it is UTF-8; without it umlauts are read as two signs each. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Returns a row with all of its cells in quotation marks, so that whatever separates cells for a program does so here. */
export const csvRow = (cells: readonly (string | number | boolean | null)[]): string =>
  `${cells.map((cell) => `"${withoutFormula(String(cell ?? '')).replaceAll('"', '""')}"`).join(';')}\r\n`;

/**
 * Puts an apostrophe, which says that words follow, before what a program would calculate instead of showing it: also behind
 * spaces, and in the wide forms of the signs, which some programs take for the same.
 */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]|^[\t\r\n]/;
