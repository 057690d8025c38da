// Makes pieces for tests: rows of lists without the things behind them.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { savePiece } from './commands.ts';
import type { Piece } from './commands.ts';

let lastId = 0;

/** Makes a listed article that is published now, in a place, a category and by an author of its own unless changed. */
export const aPiece = async (ctx: Ctx, changes: Partial<Piece> = {}): Promise<Piece> => {
  const piece: Piece = {
    type: 'article',
    objectId: ++lastId,
    locationPath: changes.locationPath ?? (await aPlace(ctx)).path,
    categoryId: changes.categoryId ?? (await aCategory(ctx)).id,
    authorId: changes.authorId ?? (await aUser(ctx)).id,
    publishedAt: ctx.now,
    isListed: true,
    isPremium: false,
    tagIds: [],
    state: (changes.isListed ?? true) ? 'published' : 'withdrawn',
    updatedAt: null,
    ...changes,
  };
  await withTransaction(ctx, (ctx) => savePiece(ctx, piece));
  return piece;
};
