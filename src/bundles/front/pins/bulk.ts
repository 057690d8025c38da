// Pins pieces that are ticked in a table: each gets the next position of a front page that is free.
import { endOfDay } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { reasonOf, refused } from '#kernel/outcomes.ts';
import { done, unchanged } from '#bundles/desk-tables/public.ts';
import type { BulkAction } from '#bundles/desk-tables/public.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { PIECE_TABLE_NAME } from '#bundles/pieces/public.ts';
import { lockPins, pinPiece, unpin } from './commands.ts';
import { PIN_POSITIONS } from './constants.ts';
import { frontsOf } from './fronts.ts';
import { maySeePins } from './policy.ts';
import * as texts from './texts.ts';

/** Returns the action for any table of pieces. */
export const pinAction = async (ctx: Ctx, table: string): Promise<BulkAction | undefined> => {
  if (table !== PIECE_TABLE_NAME || !maySeePins(ctx.viewer)) return undefined;
  const fronts = frontsOf(ctx, await getLocationTree(ctx));
  return {
    name: 'titelseite',
    label: texts.pinMany,
    order: 50,
    fields: [
      {
        name: 'seite',
        label: texts.placeLabel,
        options: fronts.map(({ id, name }) => ({ value: String(id), name })),
      },
      { name: 'bis', label: texts.lastDay, isDay: true },
    ],
    done: texts.pinnedMany,
    act: async (ctx, piece, { seite, bis = '' }) => {
      const locationId = Number(seite);
      const endsAt = endOfDay(bis);
      if (!endsAt) return refused(texts.endMissing);
      const pins = await lockPins(ctx, locationId);
      if (pins.some((pin) => pin.type === piece.type && pin.objectId === piece.id)) return unchanged;
      const position = PIN_POSITIONS.find((at) => pins.every((pin) => pin.position !== at));
      if (position === undefined) return refused(texts.noneFree);
      const outcome = await pinPiece(ctx, { locationId, position, piece, endsAt });
      return outcome.kind === 'pinned'
        ? done({}, { locationId, position, endsAt: endsAt.toISOString() })
        : refused(reasonOf(outcome));
    },
    undo: async (ctx, piece, { after }) => {
      const locationId = Number(after['locationId']);
      const pin = (await lockPins(ctx, locationId)).find(
        ({ type, objectId }) => type === piece.type && objectId === piece.id,
      );
      const isAsPut =
        pin?.position === after['position'] &&
        pin?.endsAt.toISOString() === after['endsAt'] &&
        pin?.pinnedBy === ctx.viewer.id;
      if (!pin || !isAsPut) return 'changed';
      await unpin(ctx, { locationId, position: pin.position });
      return 'undone';
    },
  };
};
