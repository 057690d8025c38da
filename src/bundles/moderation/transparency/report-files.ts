// Gives the report of a year as a table for spreadsheets and as JSON for programs.
import { json, textFile } from '#kernel/answers.ts';
import type { JsonAnswer, TextAnswer } from '#kernel/answers.ts';
import { BYTE_ORDER_MARK, csvRow } from '#kernel/csv-cell.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalName, readSetting, SETTINGS_TAG } from '#bundles/settings/public.ts';
import { FIGURES_TAG } from '../constants.ts';
import { REPORT_VERSION } from './constants.ts';
import { loadFigures } from './pages.ts';
import { reportTables } from './rules/report-tables.ts';
import * as texts from './texts.ts';

/** Returns a row for each cell of the report's tables, so that programs needn't know how they are laid out. */
export const loadReportCsv = async (ctx: Ctx, year: number): Promise<TextAnswer> => {
  const tables = reportTables(await loadFigures(ctx, year));
  const rows = tables.flatMap(({ caption, head, rows }) =>
    rows.flatMap(([name, ...cells]) => cells.map((cell, at) => csvRow([caption, name, head[at + 1]!, cell]))),
  );
  const body = [BYTE_ORDER_MARK, csvRow([...texts.csvHead]), ...rows].join('');
  return textFile(body, 'text/csv; charset=utf-8', texts.csvName(year), [FIGURES_TAG]);
};

export const loadReportJson = async (ctx: Ctx, year: number): Promise<JsonAnswer> => {
  const [portal, figures] = await Promise.all([readSetting(ctx, portalName), loadFigures(ctx, year)]);
  return json(
    { version: REPORT_VERSION, portal, address: ctx.config.publicUrl, automatedMeans: false, ...figures },
    [FIGURES_TAG, SETTINGS_TAG],
  );
};
