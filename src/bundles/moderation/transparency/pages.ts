// Loads what is told in public about moderation: how it works, and what it did in a year, as a page, a table and for programs.
import { dayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { dayOf } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous } from '#kernel/viewer.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { AGAINST_RULES, FIGURES_TAG, UNLAWFUL } from '../constants.ts';
import type { Category } from '../constants.ts';
import { moderationPaths, transparencyPaths as paths } from '../paths.ts';
import { categories, rulesGroup, unlawfulGroup } from '../categories/texts.ts';
import { laws } from '../texts.ts';
import type { YearFigures } from './figures.ts';
import { countYear, findFirstCase } from './queries.ts';
import { reportTables } from './rules/report-tables.ts';
import * as texts from './texts.ts';
import { ReportPage } from './ui/ReportPage.tsx';
import { TransparencyPage } from './ui/TransparencyPage.tsx';
import type { ReportView, TransparencyView } from './views.ts';

const TARGET_KEY = 'transparency';

/** Returns the link in the footer of every page. */
export const transparencyLink = (path: string) => {
  const href = url(paths.about);
  return { key: TARGET_KEY, name: texts.title, href, isCurrent: href === path };
};

/** Returns the target for menus and footers that administrators put together. */
export const transparencyTarget = async () => ({
  key: TARGET_KEY,
  group: texts.targetGroup,
  name: texts.title,
  href: url(paths.about),
});

const tags = [FIGURES_TAG, SETTINGS_TAG];

export const yearOf = (moment: Date): number => Number(dayOf(moment).slice(0, 4));

/** Returns the years since the first case, the newest first. */
export const reportYears = async (ctx: Ctx): Promise<number[]> => {
  const first = await findFirstCase(ctx);
  if (!first) return [];
  const last = yearOf(ctx.now);
  return Array.from({ length: last - yearOf(first) + 1 }, (_, back) => last - back);
};

export const loadTransparencyPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const [portal, { years }] = await Promise.all([readSetting(ctx, portalName), loadYears(ctx)]);
  const view: TransparencyView = {
    crumbs: [{ name: portal, href: '/' }],
    reportHref: url(moderationPaths.begin),
    against: [
      { name: unlawfulGroup, reasons: UNLAWFUL.map(reasonOf) },
      { name: rulesGroup, reasons: AGAINST_RULES.map(reasonOf) },
    ],
    reports: years.map((year) => ({ name: texts.reportTitle(year), href: url(paths.report, { year }) })),
  };
  const canonical = ctx.config.publicUrl + url(paths.about);
  const description = texts.description(portal);
  return page(TransparencyPage, view, {
    head: { title: texts.title, description, canonical, isForWork: true },
    tags,
  });
};

const loadYears = (ctx: Ctx) =>
  loadShared(actAs(ctx, anonymous), 'moderation.years', async (ctx) => ({
    years: await reportYears(ctx),
    tags: [FIGURES_TAG],
    authorIds: [],
  }));

const reasonOf = (category: Category) => ({ name: categories[category], law: laws[category] ?? null });

/** Throws 404 for a year without a report. */
export const loadFigures = async (ctx: Ctx, year: number): Promise<YearFigures> => {
  if (!(await loadYears(ctx)).years.includes(year)) throw notFound();
  const isRunning = year === yearOf(ctx.now);
  const { figures } = await loadShared(actAs(ctx, anonymous), `moderation.figures ${year}`, async (ctx) => ({
    figures: await countYear(ctx, year),
    tags: [FIGURES_TAG],
    authorIds: [],
  }));
  return { ...figures, isRunning };
};

export const loadReportPage = async (ctx: Ctx, year: number): Promise<PageAnswer> => {
  const [portal, figures] = await Promise.all([readSetting(ctx, portalName), loadFigures(ctx, year)]);
  const title = texts.reportTitle(year);
  const view: ReportView = {
    crumbs: [
      { name: portal, href: '/' },
      { name: texts.title, href: url(paths.about) },
    ],
    title,
    span: figures.isRunning ? texts.runningYear(dayText(ctx.now)) : texts.wholeYear(year),
    tables: reportTables(figures),
    forms: [
      { name: texts.asCsv, href: url(paths.reportCsv, { year }) },
      { name: texts.asJson, href: url(paths.reportJson, { year }) },
    ],
    allHref: url(paths.about),
  };
  const canonical = ctx.config.publicUrl + url(paths.report, { year });
  const description = texts.reportDescription(year);
  return page(ReportPage, view, { head: { title, description, canonical, isForWork: true }, tags });
};
