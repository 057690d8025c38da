// Serves /admin/betrieb/fassungen: which versions of which programs run, and how far the database is.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findMigrations } from '#kernel/migrations.ts';
import { url } from '#kernel/named-routes.ts';
import { findProductVersion, softwareVersions } from '#kernel/software-versions.ts';
import { loadFrame } from '../frame.ts';
import { operationsPaths } from '../paths.ts';
import * as texts from './texts.ts';
import { VersionsPage } from './ui/VersionsPage.tsx';
import type { VersionsPageView } from './views.ts';

export const loadVersionsPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(operationsPaths.versions));
  const { database } = ctx.portal;
  const [product, shown, brought, { applied, known, newest }] = await Promise.all([
    findProductVersion(),
    database.query('show server_version'),
    softwareVersions.collect(ctx),
    findMigrations(database),
  ]);
  const view: VersionsPageView = {
    ...frame,
    software: [
      { name: texts.product, version: product },
      { name: 'Node.js', version: process.versions.node },
      { name: 'PostgreSQL', version: String(shown.rows[0]?.['server_version'] ?? '') },
      ...brought,
    ],
    migrations: [texts.migrations(applied, known), ...(newest ? [texts.newest(newest)] : [])],
  };
  return page(VersionsPage, view, { head });
};
