// Makes snapshots for tests, published through the command; states that no command makes yet are written directly.
import { eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { savePiece } from '#bundles/lists/public.ts';
import type { PieceState } from '#bundles/pieces/public.ts';
import type { KindToTest } from '#bundles/pieces/test-data.ts';
import { savePieceImages } from '#bundles/publishing/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishSnapshot } from './commands.ts';
import type { SnapshotInput } from './commands.ts';
import { snapshotTag } from './constants.ts';
import { snapshotHref, snapshotKind } from './kind.ts';
import { findSnapshots } from './queries.ts';
import type { Snapshot } from './queries.ts';
import { snapshots } from './schema.ts';

export interface TestSnapshot extends ContentRef {
  readonly type: 'imagepost';
  readonly href: string;
  readonly row: Snapshot;
}

type Changes = Partial<SnapshotInput> & { readonly state?: PieceState };

/** Makes a snapshot that is published now, with a picture, a place, a category and an author of its own unless changed. */
export const aSnapshot = async (
  ctx: Ctx,
  { state = 'published', ...changes }: Changes = {},
): Promise<TestSnapshot> => {
  const authorId = changes.authorId ?? (await aUser(ctx)).id;
  const outcome = await publishSnapshot(actAs(ctx, portalItself), {
    title: 'Die Letzten für dieses Jahr',
    text: build.doc(build.p('Heute waren es noch fünfzehn.')),
    ...changes,
    authorId,
    imageId: changes.imageId ?? (await anImage(ctx, { ownerId: authorId })).id,
    locationId: changes.locationId ?? (await aPlace(ctx)).id,
    categoryId: changes.categoryId ?? (await aCategory(ctx)).id,
  });
  if (outcome.kind === 'invalid') throw new Error(`No snapshot: ${JSON.stringify(outcome.errors)}`);
  const { id } = outcome;
  if (state !== 'published') await putSnapshotInState(ctx, id, state);
  const row = (await findSnapshots(ctx, [id])).get(id)!;
  return { type: 'imagepost', id, href: snapshotHref(row), row };
};

/**
 * Puts a snapshot in a state as the commands that are still to come will leave it: with its row in the lists, and its picture
 * as open as it is.
 */
export const putSnapshotInState = (ctx: Ctx, id: number, state: PieceState): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.update(snapshots).set({ state }).where(eq(snapshots.id, id)).returning();
    await savePiece(ctx, {
      ...row!,
      type: 'imagepost',
      objectId: id,
      isListed: state === 'published',
      isPremium: false,
    });
    await savePieceImages(ctx, { type: 'imagepost', id }, row!);
    touch(ctx, snapshotTag(id));
  });

export const kindToTest: KindToTest = {
  kind: snapshotKind,
  make: async (ctx, { word, picture, ...where } = {}) =>
    aSnapshot(ctx, {
      ...where,
      ...(word && {
        title: `Titel ${word('Titel')}`,
        text: build.doc(build.p(`Text ${word('Text')}.`)),
      }),
      ...(picture && { imageId: await picture() }),
    }),
  putInState: putSnapshotInState,
};
