// Shows what a version looks like before readers see it, and what two versions have changed.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { compareWords } from '#bundles/writing/public.ts';
import type { FieldChange } from '#bundles/writing/ui/public.ts';
import { cmsPaths } from '../paths.ts';
import { maySaveCmsPages } from '../policy.ts';
import { loadVersionView } from '../version-view.ts';
import { findPage, findVersion, listVersions } from './queries.ts';
import type { DeskVersion } from './queries.ts';
import { sectionChanges } from './section-changes.ts';
import * as texts from './texts.ts';
import { PagePreview } from './ui/PagePreview.tsx';
import { PageVersions } from './ui/PageVersions.tsx';
import type { PagePreviewView, PageVersionsView } from './views.ts';

/** Loads the newest version unless another is asked for. Throws 403 and 404. */
export const loadPreview = async (ctx: Ctx, id: number, number?: number): Promise<PageAnswer> => {
  if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
  const known = await findPage(ctx, id);
  const version = number === undefined ? known?.latest : await findVersion(ctx, id, number);
  if (!known || !version) throw notFound();
  const view: PagePreviewView = {
    back: { name: texts.toEditor, href: url(cmsPaths.edit, { id }) },
    page: (await loadVersionView(ctx, version)).view,
  };
  return page(PagePreview, view, { head: { title: version.title, robots: 'noindex' } });
};

/** Loads the newest version with the one before it unless others are asked for. Throws 403 and 404. */
export const loadVersions = async (
  ctx: Ctx,
  id: number,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
): Promise<PageAnswer> => {
  if (!maySaveCmsPages(ctx.viewer)) throw forbidden();
  const known = await findPage(ctx, id);
  if (!known) throw notFound();
  const newer = to ?? known.latest.number;
  const older = from ?? Math.max(1, newer - 1);
  const [desk, versions, before, after] = await Promise.all([
    loadDesk(ctx, url(cmsPaths.versions, { id })),
    listVersions(ctx, id),
    findVersion(ctx, id, older),
    findVersion(ctx, id, newer),
  ]);
  if (!before || !after) throw notFound();
  const view: PageVersionsView = {
    back: { name: texts.toEditor, href: url(cmsPaths.edit, { id }) },
    heading: texts.compareHeading(older, newer),
    changes: await changesOf(ctx, before, after),
    action: url(cmsPaths.versions, { id }),
    from: String(older),
    to: String(newer),
    options: versions.map(({ number }) => ({ value: String(number), name: texts.versionName(number) })),
  };
  return page(PageVersions, view, { head: { title: view.heading, robots: 'noindex', desk } });
};

const changesOf = async (ctx: Ctx, before: DeskVersion, after: DeskVersion): Promise<FieldChange[]> => [
  ...(before.title === after.title
    ? []
    : [{ name: texts.titleLabel, kind: 'words', words: compareWords(before.title, after.title) } as const]),
  ...(await sectionChanges(ctx, before.sections, after.sections)),
];
