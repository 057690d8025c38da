// Sets the one picture of a snapshot, which can be exchanged but not taken away.
import { eq } from 'drizzle-orm';
import type { KindPictures } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { mayPublishPiece } from '#bundles/pieces/public.ts';
import { savePieceImages } from '#bundles/publishing/public.ts';
import { lockManuscriptOfPiece } from '#bundles/writing/public.ts';
import { snapshotTag } from './constants.ts';
import { snapshots } from './schema.ts';
import * as texts from './texts.ts';
import type { SnapshotContent } from './views.ts';

export const snapshotPictures: KindPictures = {
  of: async (ctx, id) => {
    const [row] = await select(ctx, id);
    return row && { heroId: row.imageId, galleryIds: null, revision: row.imageId };
  },
  set: async (ctx, id, { heroId, revision }) => {
    if (!ctx.transaction) throw new Error('pictures are put in order inside a transaction');
    const manuscript = await lockManuscriptOfPiece(ctx, { type: 'imagepost', id });
    const [row] = await select(ctx, id).for('update');
    if (!row || row.state === 'erased') throw notFound();
    // What moderators hid stays as it was.
    if (row.state === 'hidden' || !mayPublishPiece(ctx.viewer, row)) throw forbidden();
    await manuscript.demandPassage();
    // The number of the one picture is its revision: what shows another one by now was changed meanwhile.
    if (row.imageId !== revision) return { kind: 'outdated' };
    if (heroId === null) return refused(texts.pictureNeeded);
    if (heroId === row.imageId) return { kind: 'set' };
    await exchange(ctx, row, heroId);
    await manuscript.change<SnapshotContent>((content) => ({ ...content, imageId: heroId }));
    return { kind: 'set' };
  },
};

const select = (ctx: Ctx, id: number) => ctx.db.select().from(snapshots).where(eq(snapshots.id, id));

const exchange = async (ctx: Ctx, row: typeof snapshots.$inferSelect, imageId: number) => {
  const { id } = row;
  await ctx.db.update(snapshots).set({ imageId }).where(eq(snapshots.id, id));
  await savePieceImages(ctx, { type: 'imagepost', id }, { ...row, imageId });
  const [before, after] = [{ heroId: row.imageId }, { heroId: imageId }];
  await record(ctx, { type: 'imagepost', objectId: id, action: 'imagepost.pictures', before, after });
  touch(ctx, snapshotTag(id));
};
