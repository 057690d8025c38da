// Serves a snapshot's page, its card, the pages on which it is written, and the calls of its comments.
import type { Routes } from '#kernel/routing.ts';
import { mountCommentRoutes, mountOwnerPage } from '#bundles/comments/public.ts';
import { mountCard } from '#bundles/teasers/public.ts';
import { mountComposer } from '#bundles/writing/public.ts';
import { loadSnapshotPage } from './snapshot-page.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { snapshotPaths } from './paths.ts';
import { SnapshotComposer } from './ui/SnapshotComposer.island.tsx';

export const routes = (app: Routes): void => {
  mountOwnerPage(app, snapshotPaths.snapshot, loadSnapshotPage);
  mountCard(app, kindDeclaration);
  mountCommentRoutes(app, { kind: kindDeclaration, loadPage: loadSnapshotPage });
  mountComposer(app, { kind: kindDeclaration, Composer: SnapshotComposer });
};
