// Loads the pages of exports: the one that begins an export, that of a run, the log.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import type { HttpError } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { momentOf } from '#design/dates.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { PLACE_TYPE, RUNS_PER_PAGE } from './constants.ts';
import { loadForm } from './dialog.ts';
import { exportPaths } from './paths.ts';
import { mayExportPlace, maySeeAllRuns, maySeeRun, mayUseExportDesk } from './policy.ts';
import { findRun, listRuns } from './queries.ts';
import type { ExportRun } from './queries.ts';
import { isThere, toProgress, toRows } from './run-views.ts';
import type { Scope } from './scope.ts';
import * as texts from './texts.ts';
import { BeginPage } from './ui/BeginPage.tsx';
import { LogPage } from './ui/LogPage.tsx';
import { RunPage } from './ui/RunPage.tsx';
import type { BeginPageView, LogPageView, RunPageView } from './views.ts';

/** Loads the dialog as a page, for those without JavaScript. Throws as authorizeScope does. */
export const loadBeginPage = async (ctx: Ctx, scope: Scope): Promise<PageAnswer> => {
  const path = url(exportPaths.begin, { dataType: scope.dataType });
  const [{ granted, form }, frame] = await Promise.all([loadForm(ctx, scope), loadFrame(ctx, path)]);
  const title = texts.exportTitle(granted.title);
  const view: BeginPageView = { shell: frame.shell, title, backHref: granted.href, form };
  return page(BeginPage, view, { head: { title, ...frame.head } });
};

/** Throws 404 for runs of others. */
export const loadRun = async (ctx: Ctx, exportId: number): Promise<ExportRun> => {
  const run = await findRun(ctx, exportId);
  if (!run) throw notFound();
  if (!maySeeRun(ctx.viewer, run)) throw forbiddenIfSeen(false);
  return run;
};

export const loadRunPage = async (ctx: Ctx, exportId: number): Promise<PageAnswer> => {
  const run = await loadRun(ctx, exportId);
  const [[row], frame] = await Promise.all([
    toRows(ctx, [run]),
    loadFrame(ctx, url(exportPaths.run, { exportId })),
  ]);
  const { what, format, by, at, size, until } = texts.runFacts;
  const facts = [
    { name: what, text: run.title },
    { name: format, text: row!.format },
    { name: by, text: row!.by },
    { name: at, text: row!.at },
    { name: size, text: row!.size },
    { name: until, text: isThere(ctx, run) ? momentOf(run.expiresAt).text : '' },
  ];
  const title = texts.runTitle(run.title);
  const view: RunPageView = {
    shell: frame.shell,
    title,
    facts: facts.filter(({ text }) => text !== ''),
    progress: toProgress(ctx, run),
    logHref: url(exportPaths.log),
  };
  return page(RunPage, view, { head: { title, ...frame.head } });
};

/** The choice of a place and its span that can't be taken so. */
export interface RefusedPlace {
  readonly typed: { readonly place: string; readonly from: string; readonly until: string };
  readonly error: HttpError;
}

interface LogOptions {
  readonly before?: number | undefined;
  readonly refused?: RefusedPlace;
}

/** Loads the newest runs behind `before`: one's own, or those of everybody. */
export const loadLogPage = async (ctx: Ctx, { before, refused }: LogOptions): Promise<PageAnswer> => {
  const path = url(exportPaths.log);
  const [found, frame, tree] = await Promise.all([
    listRuns(ctx, maySeeAllRuns(ctx.viewer) ? 'everybody' : ctx.viewer.id!, before),
    loadFrame(ctx, path),
    getLocationTree(ctx),
  ]);
  const shown = found.slice(0, RUNS_PER_PAGE);
  const today = dayOf(ctx.now);
  const view: LogPageView = {
    shell: frame.shell,
    runs: await toRows(ctx, shown),
    older: found.length > shown.length ? url(exportPaths.log, {}, { vor: shown.at(-1)!.id }) : null,
    places: tree.all
      .filter((place) => mayExportPlace(ctx.viewer, place))
      .map(({ id, name }) => ({ value: String(id), name })),
    placeAction: url(exportPaths.begin, { dataType: PLACE_TYPE }),
    place: '',
    from: addDays(today, -30),
    until: today,
    ...refused?.typed,
    errors: refused?.error.errors ?? {},
  };
  const head = { title: texts.exportsTitle, ...frame.head };
  return page(LogPage, view, { head, ...(refused && { status: refused.error.status }) });
};

const loadFrame = async (ctx: Ctx, path: string) => {
  const robots = 'noindex';
  if (mayUseExportDesk(ctx.viewer)) return { shell: null, head: { robots, desk: await loadDesk(ctx, path) } };
  return { shell: await loadAccountShell(ctx, path), head: { robots } };
};
