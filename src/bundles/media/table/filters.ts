// Reads what the address of the table of pictures asks.
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { wordsIn } from '#kernel/word-search.ts';
import { MOST_PEOPLE, MOST_WORDS } from '#bundles/desk-tables/public.ts';
import { findPeopleByPrefix } from '#bundles/users/public.ts';
import { isLicenceKey } from '../licences/constants.ts';
import { DESK_FILTERS } from '../rights/constants.ts';
import type { ImageFilter } from './queries.ts';

/** The word in the address for images of whose terms nothing was said; the key itself is empty. */
export const UNSAID = 'unbekannt';

/** Reads the filter. What can't be read narrows nothing; a name that nobody has leaves nothing. */
export const readFilter = async (ctx: Ctx, asked: Readonly<Record<string, string>>): Promise<ImageFilter> => {
  const { q = '', zustand, ort = '', person, lizenz = '', von = '', bis } = asked;
  const people = person === undefined ? undefined : await findPeopleByPrefix(ctx, person, MOST_PEOPLE);
  const licence = lizenz === UNSAID ? '' : lizenz === '' ? undefined : lizenz;
  return {
    words: wordsIn(q, MOST_WORDS),
    state: DESK_FILTERS.find((state) => state === zustand),
    placePath: /^(\d+\/)+$/.test(ort) ? ort : undefined,
    ownerIds: people?.map(({ id }) => id),
    licence: isLicenceKey(licence) ? licence : undefined,
    from: momentAt(von),
    until: bis === undefined ? undefined : endOfDay(bis),
  };
};
