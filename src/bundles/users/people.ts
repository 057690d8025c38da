// How other bundles name the people behind their things.
import type { Ctx } from '#kernel/ctx.ts';
import { profileHref } from './paths.ts';
import { findPeople } from './queries.ts';
import type { Person } from './queries.ts';
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
}

/** One query for all of them. Unknown ids are missing; erased people have no name any more. */
export const usersByIds = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PersonView>> => {
  const people = await findPeople(ctx, ids);
  return new Map([...people].map(([id, person]) => [id, toPersonView(person)]));
};

const toPersonView = ({ id, name, about, pictureId, erasedAt }: Person): PersonView =>
  erasedAt
    ? { id, name: formerMember, href: null, about: '', pictureId: null }
    : { id, name, href: profileHref({ id, name }), about, pictureId };
