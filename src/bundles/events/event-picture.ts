// Handles the picture that stands for an event, which may do without one.
import { eq } from 'drizzle-orm';
import type { KindPictures } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { record } from '#bundles/history/public.ts';
import { mayPublishPiece } from '#bundles/pieces/public.ts';
import { savePieceImages } from '#bundles/publishing/public.ts';
import { lockManuscriptOfPiece } from '#bundles/writing/public.ts';
import { eventTag } from './constants.ts';
import { events } from './schema.ts';
import type { EventContent } from './views.ts';

export const eventPictures: KindPictures = {
  of: async (ctx, id) => {
    const [row] = await select(ctx, id);
    return row && { heroId: row.imageId, galleryIds: null, revision: row.imageId ?? 0 };
  },
  set: async (ctx, id, { heroId, revision }) => {
    if (!ctx.transaction) throw new Error('pictures are put in order inside a transaction');
    const manuscript = await lockManuscriptOfPiece(ctx, { type: 'event', id });
    const [row] = await select(ctx, id).for('update');
    if (!row || row.state === 'erased') throw notFound();
    // What moderators hid stays as it was.
    if (row.state === 'hidden' || !mayPublishPiece(ctx.viewer, row)) throw forbidden();
    await manuscript.demandPassage();
    // The number of the picture is its revision: an event that shows another one by now was changed meanwhile.
    if ((row.imageId ?? 0) !== revision) return { kind: 'outdated' };
    if (heroId === row.imageId) return { kind: 'set' };
    await exchange(ctx, row, heroId);
    await manuscript.change<EventContent>((content) => ({ ...content, imageId: heroId }));
    return { kind: 'set' };
  },
};

const select = (ctx: Ctx, id: number) => ctx.db.select().from(events).where(eq(events.id, id));

const exchange = async (ctx: Ctx, row: typeof events.$inferSelect, imageId: number | null) => {
  const { id } = row;
  await ctx.db.update(events).set({ imageId }).where(eq(events.id, id));
  await savePieceImages(ctx, { type: 'event', id }, { ...row, imageId });
  const [before, after] = [{ heroId: row.imageId }, { heroId: imageId }];
  await record(ctx, { type: 'event', objectId: id, action: 'event.pictures', before, after });
  touch(ctx, eventTag(id));
};
