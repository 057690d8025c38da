// Topic: a snapshot as readers will see it, drawn from what is being written.
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { toSlug } from '#kernel/slug.ts';
import { imageIdsShown } from '#bundles/piece-pages/public.ts';
import { usableImages } from '#bundles/pieces/public.ts';
import { previewAnswer, rowAsIfOut, tagsAsIfOut, titleAsIfOut } from '#bundles/publishing/public.ts';
import { toParts } from '#bundles/rich-text/public.ts';
import type { Previewed } from '#bundles/writing/public.ts';
import { findEditable } from './queries.ts';
import { loadSnapshotView } from './snapshot-view.ts';
import * as texts from './texts.ts';
import { SnapshotPage } from './ui/SnapshotPage.tsx';
import type { SnapshotContent } from './views.ts';

/** Pictures that the viewer couldn't publish are left out. */
export const previewSnapshot = async (
  ctx: Ctx,
  content: SnapshotContent,
  of: Previewed,
): Promise<PageAnswer> => {
  const { title, text, imageId } = content;
  const row = await rowAsIfOut(ctx, { ...content, ...of });
  const parts = toParts(text);
  const before = of.id === null ? undefined : await findEditable(ctx, of.id);
  const usable = await usableImages(ctx, imageIdsShown({ imageId, parts }), {
    locationPath: row.locationPath,
    shownIds: [...(before ? imageIdsShown(before) : []), ...(of.manuscript?.imageIds ?? [])],
  });
  const slug = toSlug(title, texts.snapshotSlug);
  const snapshot = { ...row, title: titleAsIfOut(title), slug, imageId: imageId ?? 0 };
  const shownBy = of.manuscript && ({ type: 'manuscript', id: of.manuscript.id } as const);
  const { view } = await loadSnapshotView(ctx, { snapshot, text, parts }, { usable, shownBy });
  return previewAnswer(SnapshotPage, { ...view, tags: tagsAsIfOut(content.tags) }, title);
};
