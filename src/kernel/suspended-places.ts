// There may be places at which somebody must not write for a while, though they may elsewhere. Bundles that decide so say it;
// whoever makes a viewer asks, on every request, so it comes from memory.
import type { Ctx } from './ctx.ts';
import { defineSlot } from './slots.ts';

/** The paths of places by the ids of people. */
export type SuspendedPlaces = ReadonlyMap<number, readonly string[]>;

export const suspendedPlaces = defineSlot<void, SuspendedPlaces>('kernel.suspended-places');

export const loadSuspendedPaths = async (ctx: Ctx): Promise<(userId: number) => readonly string[]> => {
  const all = await suspendedPlaces.collect(ctx);
  return (userId) => all.flatMap((places) => places.get(userId) ?? []);
};
