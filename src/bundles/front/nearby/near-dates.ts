// Finds what takes place around a place in the next days: the nearest first, and of what is as near the soonest.
import { listedThingsOf, refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Location } from '#bundles/locations/public.ts';
import { upcomingRefs } from '#bundles/teasers/public.ts';
import { BANDS, DATES_SHOWN, NEAR_DATES_DAYS, PLACES_ASKED } from './constants.ts';

interface NearPlace {
  readonly location: Location;
  readonly kilometres: number;
}

export interface NearDates {
  readonly refs: readonly ContentRef[];
  readonly tags: readonly string[];
  /** Where all of the place itself is listed. */
  readonly href: string | undefined;
}

/** `order` has the place itself first, and then the others as they are near. */
export const listNearDates = async (
  ctx: Ctx,
  here: Location,
  order: readonly NearPlace[],
): Promise<NearDates> => {
  const towns = order.filter(({ location, kilometres }) => isTownAround(here, location, kilometres));
  const asked = [{ location: here, kilometres: 0 }, ...towns.slice(0, PLACES_ASKED)];
  const found = await Promise.all(
    asked.map(({ location: { id } }) => upcomingRefs(ctx, { locationId: id, limit: DATES_SHOWN })),
  );
  const bands = new Map<string, { readonly ref: ContentRef; readonly band: number }>();
  for (const [at, { refs }] of found.entries())
    for (const ref of refs) {
      const { kilometres } = asked[at]!;
      // Of a quarter and its town the nearer one counts, which comes first.
      if (!bands.has(refKey(ref)))
        bands.set(refKey(ref), { ref, band: BANDS.findIndex((to) => kilometres <= to) });
    }
  const starts = await findStarts(
    ctx,
    [...bands.values()].map(({ ref }) => ref),
  );
  const until = ctx.now.getTime() + NEAR_DATES_DAYS * DAY_MS;
  const soon = [...bands]
    .flatMap(([key, { ref, band }]) => {
      const startsAt = starts.get(key);
      return startsAt !== undefined && startsAt <= until ? [{ ref, band, startsAt }] : [];
    })
    .toSorted((a, b) => a.band - b.band || a.startsAt - b.startsAt)
    .slice(0, DATES_SHOWN);
  return {
    refs: soon.map(({ ref }) => ref),
    tags: [...new Set(found.flatMap(({ tags }) => tags))],
    href: found[0]?.href,
  };
};

/** Says whether this is a town around the place: its quarters come with it; what lies further away is no neighbour's. */
const isTownAround = (here: Location, { id, kind }: Location, kilometres: number): boolean =>
  kind === 'town' && id !== here.id && kilometres <= BANDS.at(-1)!;

const findStarts = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<ReadonlyMap<string, number>> => {
  const listed = await listedThingsOf(ctx, refs);
  return new Map(
    [...listed].flatMap(([key, { card }]): [string, number][] =>
      card.date ? [[key, card.date.startsAt.getTime()]] : [],
    ),
  );
};
