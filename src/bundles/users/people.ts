// Says how other bundles name the people behind their things.
import type { Ctx } from '#kernel/ctx.ts';
import { profileHref } from './paths.ts';
import { isHidden } from './policy.ts';
import { findBylines, peopleByNames, peopleByPrefix } from './queries.ts';
import type { Byline } from './queries.ts';
import { formerMember } from './texts.ts';

/** A person as a byline shows them. */
export interface PersonView {
  readonly id: number;
  readonly name: string;
  /** The public profile; null for those who have none. */
  readonly href: string | null;
  /** What they say about themselves; may be empty. */
  readonly about: string;
  /** An image; null for those who have none. */
  readonly pictureId: number | null;
  /** A mark that is only there when nobody but themselves and moderators may see what they contributed. */
  readonly isHidden?: true;
  /** A mark that is only there for somebody who is suspended now. */
  readonly isSuspended?: true;
}

/** Loads people, in one query for all of them. Unknown ids are missing; erased people have no name any more. */
export const usersByIds = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PersonView>> => {
  const people = await findBylines(ctx, ids);
  return new Map(people.map((person) => [person.id, toPersonView(ctx.now, person)]));
};

/** Finds confirmed people by these whole names, in whatever case, in one query; several may have the same. */
export const findPeopleByNames = async (ctx: Ctx, names: readonly string[]): Promise<PersonView[]> => {
  const lowered = names.map((name) => name.toLowerCase());
  return lowered.length > 0
    ? (await peopleByNames(ctx, { names: lowered })).map((person) => toPersonView(ctx.now, person))
    : [];
};

/** Finds confirmed people whose names begin so, in whatever case, in the order of their names. */
export const findPeopleByPrefix = async (ctx: Ctx, prefix: string, limit: number): Promise<PersonView[]> => {
  const from = prefix.toLowerCase();
  return (await peopleByPrefix(ctx, { from, to: `${from}\u{10FFFF}`, limit })).map((person) =>
    toPersonView(ctx.now, person),
  );
};

/** Of somebody who is suspended others see the name alone, as on their page. */
const toPersonView = (now: Date, person: Byline): PersonView => {
  const { id, name, about, pictureId, erasedAt, suspendedUntil } = person;
  const isSuspended = suspendedUntil !== null && suspendedUntil > now;
  const hidden = {
    ...(isHidden(person, now) && { isHidden: true as const }),
    ...(isSuspended && { isSuspended: true as const }),
  };
  const nameless = { id, name: formerMember, href: null, about: '', pictureId: null };
  if (erasedAt) return { ...nameless, ...hidden };
  const named = { id, name, href: profileHref({ id, name }), ...hidden };
  return isSuspended ? { ...named, about: '', pictureId: null } : { ...named, about, pictureId };
};
