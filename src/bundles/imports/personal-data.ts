// Says what imports hold about a person: those that they began, and whether their account comes from one.
import { and, asc, eq, inArray } from 'drizzle-orm';
import { moveRows } from '#kernel/account-merges.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { PERSON_TYPES } from './constants.ts';
import { importedThings, imports } from './schema.ts';
import { personalDataWords } from './texts.ts';

const isTheirs = (userId: number) =>
  and(inArray(importedThings.refType, PERSON_TYPES), eq(importedThings.refId, userId));

export const ownImports: PersonalData = {
  name: 'imports',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: imports.id,
        name: imports.name,
        format: imports.format,
        site: imports.site,
        createdAt: imports.createdAt,
        finishedAt: imports.finishedAt,
      })
      .from(imports)
      .where(eq(imports.ownerId, userId))
      .orderBy(asc(imports.id)),
  countFor: async (ctx, userId) => ({
    goes:
      (await ctx.db.$count(imports, eq(imports.ownerId, userId))) +
      (await ctx.db.$count(importedThings, isTheirs(userId))),
    stays: 0,
  }),
  mergeInto: async (ctx, merge) => {
    await ctx.db.update(importedThings).set({ refId: merge.intoId }).where(isTheirs(merge.fromId));
    return moveRows(ctx, imports, 'ownerId', merge);
  },
  eraseFor: async (ctx, userId) => {
    await ctx.db.delete(importedThings).where(isTheirs(userId));
    // Where its pieces could be found before stays known.
    await ctx.db.update(imports).set({ ownerId: null }).where(eq(imports.ownerId, userId));
  },
};
