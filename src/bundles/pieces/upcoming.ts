// Topic: what takes place soon. Bundles of things with dates fill the slot; they come later and may be switched off.
import { slotBlocks } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Teasers } from './teasers.ts';

/** A block for it gets an UpcomingSubject and gives Teasers, soonest first. */
export const UPCOMING_SLOT = 'upcoming';

export interface UpcomingSubject {
  /** A place, with what lies below it; the whole portal without. */
  readonly locationId?: number;
  readonly limit: number;
}

/** The next dates, soonest first. */
export const loadUpcoming = async (ctx: Ctx, subject: UpcomingSubject): Promise<Teasers> => {
  const blocks = (await slotBlocks(ctx, UPCOMING_SLOT, subject)) as Teasers[];
  return {
    views: blocks.flatMap((block) => block.views),
    tags: blocks.flatMap((block) => block.tags),
  };
};
