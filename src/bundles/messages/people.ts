// Loads names and pictures of the people behind threads, in one query each.
import type { PortraitView } from '#design/Portrait.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import { picturesByIds, portraitOf } from '#bundles/media/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { formerMember } from './texts.ts';

export interface PersonSummary {
  readonly id: number;
  readonly name: string;
  /** The public profile; null for those who left. */
  readonly href: string | null;
  readonly portrait: PortraitView | null;
}

/** Everybody asked for; who was erased has no name any more. */
export const loadPeople = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<(id: number) => PersonSummary> => {
  const people = await usersByIds(ctx, [...new Set(ids)]);
  const pictures = await picturesByIds(
    ctx,
    [...people.values()].map(({ pictureId }) => pictureId),
  );
  return (id) => {
    const person = people.get(id);
    const portrait = portraitOf(pictures.get(person?.pictureId ?? 0));
    return { id, name: person?.name ?? formerMember, href: person?.href ?? null, portrait };
  };
};
