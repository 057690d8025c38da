// Collects what takes place soon. Bundles of things with dates fill the slot; they come later and may be switched off.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { pieceContentTag } from '#bundles/pieces/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { loadTeasers } from './teasers.ts';
import type { Teasers } from './teasers.ts';

export interface UpcomingSubject {
  /** It is a place with what lies below it, and without one the whole portal. */
  readonly locationId?: number;
  readonly limit: number;
}

/** What a bundle knows of it. */
export interface UpcomingRefs {
  /** The soonest comes first. */
  readonly refs: readonly ContentRef[];
  /** The tags of the lists it was read from. */
  readonly tags: readonly string[];
  /** Where all that is coming there is listed. */
  readonly href?: string | undefined;
}

export const upcoming = defineSlot<UpcomingSubject, UpcomingRefs>('teasers.upcoming');

export interface UpcomingEntries {
  /** The soonest comes first. */
  readonly entries: readonly PieceEntry[];
  readonly tags: readonly string[];
  readonly href: string | undefined;
}

/** Collects what comes next, from all who know. */
export const upcomingRefs = async (ctx: Ctx, subject: UpcomingSubject): Promise<UpcomingRefs> => {
  const found = await upcoming.collect(ctx, subject);
  const refs = found.flatMap((part) => part.refs);
  const tags = [...found.flatMap((part) => part.tags), ...refs.map(pieceContentTag)];
  return { refs, tags, href: found.find((part) => part.href)?.href };
};

/** Lists the next dates as entries, for pages that load their teasers all at once. */
export const listUpcoming = async (ctx: Ctx, subject: UpcomingSubject): Promise<UpcomingEntries> => {
  const { refs, tags, href } = await upcomingRefs(ctx, subject);
  const found = new Map((await piecesByRefs(ctx, refs)).map((entry) => [refKey(entry), entry]));
  return { entries: refs.flatMap((ref) => found.get(refKey(ref)) ?? []), tags, href };
};

/** These are the next dates as teasers. */
export const loadUpcoming = async (ctx: Ctx, subject: UpcomingSubject): Promise<Teasers> => {
  const { entries, tags } = await listUpcoming(ctx, subject);
  const teasers = await loadTeasers(ctx, entries);
  return { views: teasers.views, tags: [...new Set([...tags, ...teasers.tags])] };
};
