// Provides what all pages of running the portal have in common: who sees them, the shell around them, their tabs.
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { Desk, DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { operationsPaths as paths } from './paths.ts';
import { maySeeOperations } from './policy.ts';
import * as texts from './texts.ts';
import type { OperationsFrameView } from './views.ts';

const TABS = [
  { name: texts.overview, href: url(paths.overview) },
  { name: texts.jobs, href: url(paths.jobs) },
  { name: texts.errors, href: url(paths.errors) },
  { name: texts.backups, href: url(paths.backups) },
  { name: texts.storage, href: url(paths.storage) },
  { name: texts.caches, href: url(paths.caches) },
  { name: texts.database, href: url(paths.database) },
  { name: texts.bundles, href: url(paths.bundles) },
  { name: texts.versions, href: url(paths.versions) },
];

export interface OperationsFrame {
  readonly frame: OperationsFrameView;
  readonly head: {
    readonly title: string;
    readonly heading: string;
    readonly robots: string;
    readonly desk: Desk;
  };
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadFrame = async (ctx: Ctx, href: string): Promise<OperationsFrame> => {
  if (!maySeeOperations(ctx.viewer)) throw forbidden();
  const desk = await loadDesk(ctx, href);
  const tabs = TABS.map((tab) => (tab.href === href ? { ...tab, isCurrent: true } : tab));
  const open = TABS.find((tab) => tab.href === href && tab.href !== url(paths.overview));
  const title = open ? `${open.name} – ${texts.operations}` : texts.operations;
  const heading = open?.name ?? texts.operations;
  return { frame: { tabs }, head: { title, heading, robots: 'noindex', desk } };
};

const MENU_ORDER = 95;

export const operationsEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySeeOperations(viewer)
    ? { name: texts.operations, href: url(paths.overview), area: 'admin', order: MENU_ORDER }
    : undefined;
