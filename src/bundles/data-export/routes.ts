// Serves the calls of exports and their pages. contract.md 7.10, 7.11, 13.7
import { createElement } from 'react';
import { downloadFile, seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, badRequest, forbidden, gone } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { parseId } from '#kernel/parameters.ts';
import { url } from '#kernel/named-routes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { fail } from '#kernel/reply.ts';
import { renderFragment } from '#kernel/render.tsx';
import type { ErrorDetails } from '#kernel/route-settings.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { toSlug } from '#kernel/slug.ts';
import { chosenImageIds, chosenScope } from './choice.ts';
import type { ChoiceBody } from './choice.ts';
import { startExport } from './commands.ts';
import type { StartOutcome } from './commands.ts';
import { EXPORT_ERROR, EXPORT_LIMIT, PLACE_TYPE } from './constants.ts';
import { drawDialog, loadForm } from './dialog.ts';
import { LogHistoryQuery, LogQuery, RunParams, TaskBody, TaskQuery, TypeParams } from './input.ts';
import { findMaker } from './makers.ts';
import { loadBeginPage, loadLogPage, loadRun, loadRunPage } from './pages.ts';
import { exportPaths } from './paths.ts';
import { mayFetchFile } from './policy.ts';
import { listRunsOf } from './queries.ts';
import { isThere, toProgress, toRows } from './run-views.ts';
import { authorizeScope, isExported, parseScope } from './scope.ts';
import type { AskedScope, Scope } from './scope.ts';
import * as texts from './texts.ts';
import { LogList } from './ui/LogList.tsx';

export const routes = (app: Routes): void => {
  mountTask(app);
  mountLogHistory(app);
  mountRuns(app);
  mountPages(app);
};

/** Also what goes wrong has all the fields; the message is the sentence, or the contract's own words for an accident. */
const errorDetails: ErrorDetails = ({ msg }) => ({
  html: '',
  message: { type: 'alert', text: msg || EXPORT_ERROR, options: {} },
  export_response: null,
});

const mountTask = (app: Routes) => {
  mount(
    app,
    exportPaths.dialog,
    { access: 'signed-in', params: TypeParams, query: TaskQuery, errorDetails },
    async ({ ctx, params: { dataType }, query }) => {
      const html = drawDialog(ctx, await loadForm(ctx, parseScope(ctx, dataType, query)));
      return { status: 'success', html, message: null, export_response: null };
    },
  );

  mount(
    app,
    exportPaths.task,
    { access: 'signed-in', params: TypeParams, query: TaskQuery, body: TaskBody, errorDetails },
    async ({ ctx, params: { dataType }, query, body, wantsPage }) => {
      const outcome = await start(ctx, dataType, { ...query, ...body });
      const msg = outcome.kind === 'done' ? texts.ready : texts.enqueued;
      const runHref = url(exportPaths.run, { exportId: outcome.id });
      return wantsPage ? seeOther(runHref, flash('success', msg)) : toAnswer(outcome, msg, runHref);
    },
  );
};

const start = async (ctx: Ctx, dataType: string, body: ChoiceBody): Promise<StartOutcome> => {
  await limitAttempts(ctx, `data-export:${ctx.viewer.id}`, EXPORT_LIMIT);
  const scope = await chosenScope(ctx, dataType, body);
  const imageIds = chosenImageIds(scope, dataType, body);
  return startExport(ctx, scope, { plugin: body.plugin, size: body.size, imageIds });
};

const toAnswer = ({ kind, id }: StartOutcome, text: string, runHref: string) => ({
  status: 'success',
  html: '',
  message: { type: 'success', text, options: {} },
  export_response:
    kind === 'done'
      ? { action: 'download', data: url(exportPaths.file, { exportId: id }) }
      : { action: 'forward', data: runHref },
});

const mountLogHistory = (app: Routes) => {
  mount(
    app,
    exportPaths.logHistory,
    { access: 'signed-in', query: LogHistoryQuery },
    async ({ ctx, query: { contentType = '', contentId } }) => {
      const id = parseId(contentId);
      if (!contentType || id === undefined)
        throw badRequest(texts.refMissing, { contentId: texts.refMissing });
      if (!isExported(ctx, contentType))
        throw badRequest(texts.unknownType, { contentType: texts.unknownType });
      const scope = parseScope(ctx, contentType, { dataRef: id });
      await authorizeScope(ctx, scope);
      const runs = await toRows(ctx, await listRunsOf(ctx, { type: scope.refType, id }));
      const entries = runs.map(({ href: _href, ...run }) => run);
      return { html: renderFragment(createElement(LogList, { runs }), ctx.log), entries };
    },
  );
};

const mountRuns = (app: Routes) => {
  mount(
    app,
    exportPaths.progress,
    { access: 'signed-in', params: RunParams },
    async ({ ctx, params: { exportId } }) => toProgress(ctx, await loadRun(ctx, exportId)),
  );

  mount(
    app,
    exportPaths.file,
    { access: 'signed-in', params: RunParams },
    async ({ ctx, params: { exportId } }) => {
      const run = await loadRun(ctx, exportId);
      const maker = await findMaker(ctx, run.dataType);
      if (!mayFetchFile(ctx.viewer, run) || maker?.may(ctx.viewer) === false) throw forbidden();
      if (!run.fileKey || !isThere(ctx, run)) throw gone(texts.fileGone);
      const name = `${maker?.dataType ?? 'export'}-${exportId}-${toSlug(run.title, run.dataType).slice(0, 60)}`;
      const extension = run.fileKey.slice(run.fileKey.lastIndexOf('.'));
      return downloadFile(run.fileKey, name + extension, {
        etag: `"export-${exportId}"`,
        'cache-control': 'private, no-store',
      });
    },
  );
};

const mountPages = (app: Routes) => {
  mount(
    app,
    exportPaths.begin,
    { access: 'signed-in', params: TypeParams, query: TaskQuery },
    async ({ ctx, params: { dataType }, query, request }) => {
      const scope = scopeOrError(ctx, dataType, query);
      if (!(scope instanceof HttpError)) return loadBeginPage(ctx, scope);
      const { dataRef, from = '', until = '' } = query;
      const typed = { place: String(parseId(dataRef) ?? ''), from, until };
      return fail(request, scope, () => loadLogPage(ctx, { refused: { typed, error: scope } }));
    },
  );

  mount(app, exportPaths.run, { access: 'signed-in', params: RunParams }, ({ ctx, params: { exportId } }) =>
    loadRunPage(ctx, exportId),
  );

  mount(app, exportPaths.log, { access: 'signed-in', query: LogQuery }, ({ ctx, query: { vor } }) =>
    loadLogPage(ctx, { before: parseId(vor) }),
  );
};

/**
 * Returns the scope, or the error where somebody may have typed a wrong span; whatever else is wrong nobody typed, and is
 * thrown.
 */
const scopeOrError = (ctx: Ctx, dataType: string, asked: AskedScope): Scope | HttpError => {
  try {
    return parseScope(ctx, dataType, asked);
  } catch (error) {
    if (dataType === PLACE_TYPE && error instanceof HttpError && error.status === 400) return error;
    throw error;
  }
};
