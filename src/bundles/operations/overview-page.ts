// Serves /admin/betrieb: one line for each part of the machinery.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { listErrors } from '#kernel/error-log.ts';
import { countFailedJobs, countJobs } from '#kernel/job-desk.ts';
import { url } from '#kernel/named-routes.ts';
import { findProductVersion } from '#kernel/software-versions.ts';
import { countFailedMails, hasMailServer, mailPaths } from '#bundles/mail/public.ts';
import { backupsLine } from './backups/backups-page.ts';
import { bytesText } from './bytes-text.ts';
import { findStanding } from './database/queries.ts';
import * as databaseTexts from './database/texts.ts';
import * as errorTexts from './errors/texts.ts';
import { loadFrame } from './frame.ts';
import * as jobTexts from './jobs/texts.ts';
import { operationsPaths as paths } from './paths.ts';
import { bytesOf } from './storage/queries.ts';
import type { StorageCount } from './storage/queries.ts';
import * as storageTexts from './storage/texts.ts';
import * as texts from './texts.ts';
import { OverviewPage } from './ui/OverviewPage.tsx';
import type { OverviewLine, OverviewPageView } from './views.ts';

export const loadOverviewPage = async (ctx: Ctx, storage: StorageCount): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(paths.overview));
  const lines = await Promise.all([
    jobsLine(ctx),
    errorsLine(ctx),
    mailsLine(ctx),
    backupsLine(ctx),
    storageLine(storage),
    cachesLine(ctx),
    databaseLine(ctx),
    bundlesLine(ctx),
    versionsLine(),
  ]);
  const view: OverviewPageView = { ...frame, lines };
  return page(OverviewPage, view, { head });
};

const jobsLine = async (ctx: Ctx): Promise<OverviewLine> => {
  const [counts, failed] = await Promise.all([countJobs(ctx), countFailedJobs(ctx)]);
  const sumOf = (key: 'waiting' | 'running') => counts.reduce((sum, count) => sum + count[key], 0);
  return {
    name: texts.jobs,
    href: url(paths.jobs),
    note: jobTexts.summary(sumOf('waiting'), sumOf('running')),
    figure: jobTexts.failedFigure(failed.reduce((sum, { count }) => sum + count, 0)),
  };
};

const errorsLine = async (ctx: Ctx): Promise<OverviewLine> => {
  const groups = await listErrors(ctx);
  return {
    name: texts.errors,
    href: url(paths.errors),
    note: errorTexts.summary(groups.length),
    figure: texts.times(groups.reduce((sum, { count }) => sum + count, 0)),
  };
};

const mailsLine = async (ctx: Ctx): Promise<OverviewLine> => {
  const [failed, isSending] = await Promise.all([countFailedMails(ctx), hasMailServer(ctx)]);
  return {
    name: texts.mails,
    href: url(mailPaths.outbox, {}),
    note: isSending ? texts.mailsLeave : texts.mailsStay,
    figure: jobTexts.failedFigure(failed),
  };
};

const storageLine = ({ kinds }: StorageCount): OverviewLine => ({
  name: texts.storage,
  href: url(paths.storage),
  note: texts.storageNote,
  figure: storageTexts.summary(bytesText(bytesOf(kinds))),
});

const cachesLine = async ({ portal }: Ctx): Promise<OverviewLine> => ({
  name: texts.caches,
  href: url(paths.caches),
  note: texts.cachesNote,
  figure: bytesText(portal.cache.bytes()),
});

const databaseLine = async (ctx: Ctx): Promise<OverviewLine> => {
  const { connections, bytes } = await findStanding(ctx);
  return {
    name: texts.database,
    href: url(paths.database),
    note: databaseTexts.summary(connections),
    figure: bytesText(bytes),
  };
};

const bundlesLine = async ({ portal }: Ctx): Promise<OverviewLine> => ({
  name: texts.bundles,
  href: url(paths.bundles),
  note: texts.bundlesNote,
  figure: texts.bundlesRunning(portal.bundles.length, portal.allBundles.length),
});

const versionsLine = async (): Promise<OverviewLine> => ({
  name: texts.versions,
  href: url(paths.versions),
  note: texts.versionsNote,
  figure: await findProductVersion(),
});
