// Says what those who registered are called: members by their account, guests as they said.
import type { Ctx } from '#kernel/ctx.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { Registration } from './queries.ts';
import { erasedMember } from './texts.ts';

export interface Named {
  readonly name: string;
  readonly href: string | null;
}

/** Loads what those who registered are called, in one query. */
export const namesOf = async (
  ctx: Ctx,
  rows: readonly Registration[],
): Promise<(row: Registration) => Named> => {
  const people = await usersByIds(
    ctx,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return ({ userId, name }) => {
    if (userId === null) return { name: name ?? '', href: null };
    const person = people.get(userId);
    return { name: person?.name ?? erasedMember, href: person?.href ?? null };
  };
};
