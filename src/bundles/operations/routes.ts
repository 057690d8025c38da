// Serves the pages of running the portal, and what can be done with jobs there.
import { seeOther } from '#kernel/answers.ts';
import { badRequest, conflict } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import type { FailedChoice } from '#kernel/job-desk.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { loadBundlesPage } from './bundles/bundles-page.ts';
import { switchBundle } from './bundles/commands.ts';
import * as bundleTexts from './bundles/texts.ts';
import { loadCachesPage } from './caches/caches-page.ts';
import { emptyCaches } from './caches/commands.ts';
import * as cacheTexts from './caches/texts.ts';
import { loadDatabasePage } from './database/database-page.ts';
import { storageCount } from './storage/commands.ts';
import { loadStoragePage } from './storage/storage-page.ts';
import { loadVersionsPage } from './versions/versions-page.ts';
import { loadErrorsPage } from './errors/errors-page.ts';
import { BundleBody, BundleParams, JobsBody, JobsQuery } from './input.ts';
import { discardJobs, startJobsAgain } from './jobs/commands.ts';
import { loadJobsPage } from './jobs/jobs-page.ts';
import * as jobTexts from './jobs/texts.ts';
import { loadOverviewPage } from './overview-page.ts';
import { operationsPaths as paths } from './paths.ts';

const access = 'admin';

export const routes = (app: Routes): void => {
  mount(app, paths.overview, { access }, async ({ ctx }) => loadOverviewPage(ctx, await storageCount(ctx)));
  mount(app, paths.errors, { access }, ({ ctx }) => loadErrorsPage(ctx));
  mount(app, paths.storage, { access }, async ({ ctx }) => loadStoragePage(ctx, await storageCount(ctx)));
  mount(app, paths.caches, { access }, ({ ctx }) => loadCachesPage(ctx));
  mount(app, paths.emptyCaches, { access: 'admin' }, async ({ ctx, request }) => {
    await emptyCaches(ctx);
    return succeed(request, url(paths.caches), cacheTexts.emptied);
  });
  mount(app, paths.bundles, { access }, ({ ctx }) => loadBundlesPage(ctx));
  const ofBundle = { params: BundleParams, body: BundleBody };
  mount(app, paths.switchBundle, { access: 'admin', ...ofBundle }, async ({ ctx, params, body, request }) => {
    const outcome = await switchBundle(ctx, params.bundle, body.act === 'off');
    if (outcome.kind === 'refused')
      return fail(request, conflict(outcome.text), () =>
        seeOther(url(paths.bundles), flash('warning', outcome.text)),
      );
    return succeed(request, url(paths.bundles), bundleTexts.switched);
  });
  mount(app, paths.database, { access }, ({ ctx }) => loadDatabasePage(ctx));
  mount(app, paths.versions, { access }, ({ ctx }) => loadVersionsPage(ctx));
  mount(app, paths.jobs, { access, query: JobsQuery }, ({ ctx, query }) =>
    loadJobsPage(ctx, { name: query.name || undefined, after: query.nach }),
  );

  mount(app, paths.changeJobs, { access, body: JobsBody }, async ({ ctx, body, request }) => {
    const choice = choiceOf(body);
    const change = body.act === 'again' ? startJobsAgain : discardJobs;
    const outcome = await change(ctx, choice);
    if (outcome.kind === 'refused')
      return fail(request, conflict(outcome.text), () =>
        seeOther(url(paths.jobs), flash('warning', outcome.text)),
      );
    const say = body.act === 'again' ? jobTexts.startedAgain : jobTexts.discarded;
    return succeed(request, url(paths.jobs), say(outcome.count));
  });
};

const choiceOf = ({ id, name }: { id?: string; name?: string }): FailedChoice => {
  if (id) return { id };
  if (name) return { name };
  throw badRequest();
};
