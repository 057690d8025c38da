// Loads a snapshot's page, or what is answered in its place.
import { page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { OwnerPageOptions } from '#bundles/comments/public.ts';
import { fallbackAnswer, announceOpened } from '#bundles/piece-pages/public.ts';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { snapshotHref, snapshotKind } from './kind.ts';
import { findWholeSnapshot } from './queries.ts';
import { headOf } from './snapshot-head.ts';
import { loadSnapshotView } from './snapshot-view.ts';
import { SnapshotPage } from './ui/SnapshotPage.tsx';

/** Returns the page of a snapshot, the way to its address, or 410 for what was taken back. Throws 404. */
export const loadSnapshotPage = async (
  ctx: Ctx,
  options: OwnerPageOptions,
): Promise<PageAnswer | RedirectAnswer> => {
  const whole = await findWholeSnapshot(ctx, options.id);
  if (!whole) throw notFound();
  const { snapshot } = whole;
  const visibility = snapshotKind.visibility(ctx.viewer, snapshot, ctx.now);
  const href = snapshotHref(snapshot);
  const way = await fallbackAnswer(ctx, snapshot, {
    type: 'imagepost',
    visibility,
    asked: options.path,
    href,
  });
  if (way) return way;
  await announceOpened(ctx, snapshot, options);
  const { view, tags } = await loadSnapshotView(ctx, whole, { options });
  const words = whole.text ? toPlainText(whole.text) : '';
  return page(SnapshotPage, view, {
    head: await headOf(ctx, { snapshot, href, words, view }),
    place: { locationSlug: snapshot.locationSlug, categorySlug: snapshot.categorySlug },
    tags,
    isForOffline: view.standing === null,
    isGated: view.standing !== null,
    ...(options.status && { status: options.status }),
  });
};
