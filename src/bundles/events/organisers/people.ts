// Finds people who can be named as organisers: those whose profile everybody may see.
import { summariesOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { anonymous } from '#kernel/viewer.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { findPeopleByPrefix, usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { MAX_NOTE_LENGTH, MIN_NAME_LENGTH, PEOPLE_OFFERED, SEARCH_LIMIT } from './constants.ts';
import type { OfferedPerson } from './views.ts';

/** Says whether a profile is to be seen by everybody now. */
export const isShown = ({ href, isHidden, isSuspended }: PersonView): boolean =>
  href !== null && !isHidden && !isSuspended;

/** Returns those of these people whose profile everybody may see. */
export const publicPeople = async (ctx: Ctx, ids: readonly number[]): Promise<PersonView[]> => {
  const refs = ids.map((id) => ({ type: 'user', id }));
  const [seen, people] = await Promise.all([summariesOf(actAs(ctx, anonymous), refs), usersByIds(ctx, ids)]);
  return [...people.values()].filter((person) => isShown(person) && seen.has(`user:${person.id}`));
};

interface Asked {
  readonly q?: string | undefined;
  readonly id?: number | undefined;
}

/** Returns people by the beginning of a name, or the one that is asked for. Throws 429. */
export const offerPeople = async (ctx: Ctx, { q = '', id }: Asked): Promise<OfferedPerson[]> => {
  await limitAttempts(ctx, `organiser-search:${ctx.viewer.id}`, SEARCH_LIMIT);
  if (id !== undefined) return (await publicPeople(ctx, [id])).map(toOffered);
  const name = q.trim();
  if (name.length < MIN_NAME_LENGTH) return [];
  // Some of those who are found may be hidden.
  const found = await findPeopleByPrefix(ctx, name, 2 * PEOPLE_OFFERED);
  const shown = new Set(
    (
      await publicPeople(
        ctx,
        found.map((person) => person.id),
      )
    ).map((person) => person.id),
  );
  return found
    .filter((person) => shown.has(person.id))
    .slice(0, PEOPLE_OFFERED)
    .map(toOffered);
};

const toOffered = ({ id, name, href, about }: PersonView): OfferedPerson => ({
  id,
  name,
  href: href!,
  note: bbcodeToPlainText(about).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NOTE_LENGTH),
});
