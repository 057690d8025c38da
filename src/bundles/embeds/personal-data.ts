// Says who brought which source first. The source stays with the texts that show it, without the name.
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/personal-data.ts';
import { embeds } from './schema.ts';
import { personalDataWords } from './texts.ts';
import { moveRows } from '#kernel/account-merges.ts';

export const ownEmbeds: PersonalData = {
  name: 'embeds',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({ source: embeds.source, title: embeds.title, createdAt: embeds.createdAt })
      .from(embeds)
      .where(eq(embeds.ownerId, userId))
      .orderBy(asc(embeds.id)),
  countFor: async (ctx, userId) => ({
    goes: 0,
    stays: await ctx.db.$count(embeds, eq(embeds.ownerId, userId)),
  }),
  mergeInto: (ctx, merge) => moveRows(ctx, embeds, 'ownerId', merge),
  eraseFor: async (ctx, userId) => {
    await ctx.db.update(embeds).set({ ownerId: null }).where(eq(embeds.ownerId, userId));
  },
};
