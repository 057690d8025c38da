// Reads what the address of the table of comments asks.
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaredKind } from '#kernel/declared-kinds.ts';
import { parseId } from '#kernel/parameters.ts';
import { wordsIn } from '#kernel/word-search.ts';
import { MOST_PEOPLE, MOST_WORDS } from '#bundles/desk-tables/public.ts';
import { placesLookedAfter } from '#bundles/locations/public.ts';
import { findPeopleByPrefix } from '#bundles/users/public.ts';
import { TABLE_STATES } from './constants.ts';
import type { CommentFilter } from './queries.ts';

/** What can't be read narrows nothing; an author whom nobody knows leaves nothing. */
export const readFilter = async (
  ctx: Ctx,
  asked: Readonly<Record<string, string>>,
): Promise<CommentFilter> => {
  const { q = '', zustand, ort, autor, art = '', von = '', bis } = asked;
  const [locationIds, people] = await Promise.all([
    placesLookedAfter(ctx, 'moderator', parseId(ort)),
    autor === undefined ? undefined : findPeopleByPrefix(ctx, autor, MOST_PEOPLE),
  ]);
  return {
    words: wordsIn(q, MOST_WORDS),
    state: TABLE_STATES.find((state) => state === zustand),
    locationIds,
    authorIds: people?.map(({ id }) => id),
    ownerType: declaredKind(art)?.comments ? art : undefined,
    from: momentAt(von),
    until: bis === undefined ? undefined : endOfDay(bis),
  };
};
