// Moves the uses of images when two places become one. The tree has decided which picture is left.
import { areDerived } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { readLocationTree } from '#bundles/locations/public.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { SHOWN_BY } from './constants.ts';

/**
 * The uses of images of merged places. They are moved at once, in the transaction that merges: two rows are nothing to wait
 * for.
 */
export const usesOfMergedPlaces: PlacedRows = {
  isUsed: areDerived,
  count: async () => 0,
  move: async () => 0,
  begin: async (ctx, { mergedId, toId, toPath }) => {
    if (mergedId === null) return;
    const pictureId = (await readLocationTree(ctx)).byId.get(toId)?.pictureId ?? null;
    await setImageUses(ctx, { type: SHOWN_BY, id: mergedId }, []);
    await setImageUses(
      ctx,
      { type: SHOWN_BY, id: toId, locationPath: toPath },
      pictureId === null ? [] : [{ imageId: pictureId, isPublic: true }],
    );
  },
};
