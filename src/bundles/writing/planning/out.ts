// Reads what came out on each day of a week, where the viewer is an editor, by one query, whatever the number of days.
import type { ContentType } from '#kernel/content-kinds.ts';
import { refKey } from '#kernel/content-kinds.ts';
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import { listSeveral } from '#bundles/lists/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import { OUT_PER_DAY } from './constants.ts';

export interface OutOfDay {
  readonly day: string;
  /** They stand in the order in which they came out. */
  readonly entries: readonly PieceEntry[];
  /** There may be more than these. */
  readonly isCut: boolean;
}

interface Narrowed {
  readonly locationId: number | undefined;
  readonly type: ContentType | undefined;
}

export const listOut = async (
  ctx: Ctx,
  days: readonly string[],
  { locationId, type }: Narrowed,
): Promise<OutOfDay[]> => {
  const places = placesShown(ctx, locationId);
  const begun = days.filter((day) => momentAt(day)! <= ctx.now);
  const asked = begun.flatMap((day) => places.map((place) => ({ day, place })));
  const lists = await listSeveral(
    ctx,
    asked.map(({ day, place }) => ({
      locationId: place,
      type,
      after: { publishedAt: endOfDay(day)!, id: 0, type: '' },
      limit: OUT_PER_DAY,
    })),
  );
  return days.map((day) => {
    const found = lists.flatMap(({ entries }, at) => (asked[at]!.day === day ? entries : []));
    const start = momentAt(day)!;
    const ofDay = new Map(
      found.filter(({ publishedAt }) => publishedAt >= start).map((entry) => [refKey(entry), entry]),
    );
    const newest = [...ofDay.values()].toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
    const entries = newest.slice(0, OUT_PER_DAY).toReversed();
    return { day, entries, isCut: entries.length === OUT_PER_DAY };
  });
};

/** Returns the place that was chosen, or all that the viewer looks after; undefined is the whole portal. */
export const placesShown = (
  { viewer }: Ctx,
  locationId: number | undefined,
): readonly (number | undefined)[] => {
  if (locationId !== undefined) return [locationId];
  const paths = activeRolePaths(viewer, 'editor');
  return paths.includes('') ? [undefined] : paths.flatMap((path) => idsOfPath(path).at(-1) ?? []);
};
