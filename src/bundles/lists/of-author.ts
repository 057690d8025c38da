// Lists what somebody has out, whether it stands in lists or not, and who has something out though all that is theirs is hidden.
import { and, asc, eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isByHiddenPerson } from '#bundles/users/public.ts';
import { pieces } from './schema.ts';

export const listPublishedOf = (ctx: Ctx, authorId: number): Promise<ContentRef[]> =>
  ctx.db
    .select({ type: pieces.type, id: pieces.objectId })
    .from(pieces)
    .where(and(eq(pieces.authorId, authorId), eq(pieces.state, 'published')))
    .orderBy(asc(pieces.type), asc(pieces.objectId));

/** Returns the authors whose contributions are hidden, or were so at this moment or later. */
export const listHiddenAuthors = async (ctx: Ctx, since: Date): Promise<number[]> => {
  const rows = await ctx.db
    .selectDistinct({ id: pieces.authorId })
    .from(pieces)
    .where(and(isByHiddenPerson(pieces.authorId, since), eq(pieces.state, 'published')));
  return rows.map(({ id }) => id);
};
