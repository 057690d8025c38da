// Makes views of runs for pages, calls and the log.
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { exportPaths } from './paths.ts';
import { exportMakers } from './makers.ts';
import { listPlugins } from './plugins.ts';
import { mayFetchFile, maySeeRun } from './policy.ts';
import { listRunsOfType } from './queries.ts';
import type { ExportRun } from './queries.ts';
import * as texts from './texts.ts';
import type { ProgressView, RunRowView } from './views.ts';

export const toProgress = (ctx: Ctx, run: ExportRun): ProgressView => ({
  id: run.id,
  state: run.state,
  text: textOf(ctx, run),
  fileHref:
    isThere(ctx, run) && mayFetchFile(ctx.viewer, run) ? url(exportPaths.file, { exportId: run.id }) : null,
  calls: url(exportPaths.progress, { exportId: run.id }),
  runHref: url(exportPaths.run, { exportId: run.id }),
});

/** Says whether its file can still be fetched. */
export const isThere = ({ now }: Pick<Ctx, 'now'>, { state, fileKey, expiresAt }: ExportRun): boolean =>
  state === 'done' && fileKey !== null && expiresAt > now;

const textOf = (ctx: Ctx, run: ExportRun): string => {
  if (run.state === 'failed') return run.problem ? texts.failedSince(run.problem) : texts.failedText;
  if (run.state === 'done') return isThere(ctx, run) ? texts.ready : texts.fileGone;
  return run.state === 'waiting' ? texts.enqueued : texts.progress(run.pieceCount);
};

/** Makes rows of runs for the log, with one query for all people. */
export const toRows = async (ctx: Ctx, runs: readonly ExportRun[]): Promise<RunRowView[]> => {
  const [people, plugins, makers] = await Promise.all([
    usersByIds(ctx, [...new Set(runs.flatMap(({ userId }) => userId ?? []))]),
    listPlugins(ctx),
    exportMakers.collect(ctx),
  ]);
  const formats = new Map([
    ...plugins.map(({ name, title }) => [name, title] as const),
    ...makers.map(({ dataType, title }) => [dataType, title] as const),
  ]);
  return runs.map((run) => ({
    id: run.id,
    title: run.title,
    href: maySeeRun(ctx.viewer, run) ? url(exportPaths.run, { exportId: run.id }) : null,
    format: formats.get(run.plugin) ?? run.plugin,
    by: people.get(run.userId ?? 0)?.name ?? texts.nobody,
    at: momentOf(run.createdAt).text,
    state: run.state === 'done' && !isThere(ctx, run) ? texts.expired : texts.states[run.state],
    size: run.bytes === null ? '' : texts.megabytes(run.bytes),
  }));
};

/** Lists the newest runs that a maker made, for its own desk, whose viewer may see them all. */
export const listMade = async (ctx: Ctx, dataType: string): Promise<RunRowView[]> =>
  toRows(ctx, await listRunsOfType(ctx, dataType));
