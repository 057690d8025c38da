// Says who is found by name: people that everybody may see, by what they say of themselves too.
import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm';
import { inPlainWords } from '#kernel/markup.ts';
import type { KindSearching } from '#kernel/searching.ts';
import { findPeople } from './queries.ts';
import { users } from './schema.ts';
import { searchLabel } from './texts.ts';

export const userSearching: KindSearching = {
  label: searchLabel,
  followsTag: true,
  idsAfter: async (ctx, after, limit) => {
    const rows = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.id, after), isNotNull(users.confirmedAt), isNull(users.erasedAt)))
      .orderBy(asc(users.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  wordsOf: async (ctx, ids) => {
    const people = [...(await findPeople(ctx, ids)).values()];
    // Whoever doesn't want to be found by search engines is not to be found by strangers here either.
    const open = people.filter(
      ({ confirmedAt, erasedAt, isNoindex }) => confirmedAt && !erasedAt && !isNoindex,
    );
    const words = open.map(async ({ id, name, about, suspendedUntil }) => {
      // Of somebody who is suspended others see the name alone, as on their page.
      const isSuspended = suspendedUntil !== null && suspendedUntil > ctx.now;
      const lead = isSuspended ? '' : await inPlainWords(ctx, about);
      return [id, { ...nowhere, title: name, lead, text: '', authorId: id }] as const;
    });
    return new Map(await Promise.all(words));
  },
};

const nowhere = {
  locationId: null,
  locationPath: '',
  categoryId: null,
  tagIds: [],
  publishedAt: null,
};
