// /cockpit/meldungen/kommission gives what the Commission's database takes, in files of its interface.
import { page, textFile } from '#kernel/answers.ts';
import type { PageAnswer, TextAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { transparencyPaths as paths } from '../paths.ts';
import { mayReadRecord } from '../policy.ts';
import { reportables } from '../reportables.ts';
import { STATEMENTS_PER_FILE } from './constants.ts';
import { reportYears } from './pages.ts';
import { countRestrictions, listRestrictions } from './queries.ts';
import { toStatement } from './rules/commission-statement.ts';
import * as texts from './texts.ts';
import { RecordPage } from './ui/RecordPage.tsx';
import type { RecordView } from './views.ts';

const MENU_ORDER = 23;

export const recordEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayReadRecord(viewer)
    ? { name: texts.recordTitle, href: url(paths.record), area: 'cockpit', order: MENU_ORDER }
    : undefined;

/** Throws 403 for who doesn't look after the whole portal. */
export const loadRecordPage = async (ctx: Ctx): Promise<PageAnswer> => {
  if (!mayReadRecord(ctx.viewer)) throw forbidden();
  const years = await reportYears(ctx);
  const counts = await Promise.all(years.map((year) => countRestrictions(ctx, year)));
  const view: RecordView = {
    years: years
      .map((year, at) => ({ year, count: counts[at]! }))
      .filter(({ count }) => count > 0)
      .map(({ year, count }) => ({
        title: texts.recordYear(year, count),
        reportHref: url(paths.report, { year }),
        files: filesOf(year, count),
      })),
  };
  const desk = await loadDesk(ctx, url(paths.record));
  return page(RecordPage, view, { head: { title: texts.recordTitle, robots: 'noindex', desk } });
};

const filesOf = (year: number, count: number): RecordView['years'][number]['files'] =>
  Array.from({ length: Math.ceil(count / STATEMENTS_PER_FILE) }, (_, at) => ({
    name: texts.recordFile(at * STATEMENTS_PER_FILE + 1, Math.min((at + 1) * STATEMENTS_PER_FILE, count)),
    href: url(paths.recordFile, { year, file: at + 1 }),
  }));

interface RecordFile {
  readonly year: number;
  readonly file: number;
}

/** Throws 403, and 404 for a file without anything in it. */
export const drawRecordFile = async (ctx: Ctx, { year, file }: RecordFile): Promise<TextAnswer> => {
  if (!mayReadRecord(ctx.viewer)) throw forbidden();
  const [restrictions, kinds] = await Promise.all([
    listRestrictions(ctx, { year, file }),
    reportables.collect(ctx),
  ]);
  if (restrictions.length === 0) throw notFound();
  const { host } = new URL(ctx.config.publicUrl);
  const media = new Map(kinds.map(({ type, medium }) => [type, medium]));
  const statements = restrictions.map((one) =>
    toStatement(one, { host, contentType: media.get(one.type) ?? 'TEXT' }),
  );
  const body = JSON.stringify({ statements }, null, 2);
  return textFile(body, 'application/json; charset=utf-8', texts.recordName(year, file));
};
