// Says who is found by name: people that everybody may see, by what they say of themselves too.
import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm';
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
    return new Map(
      open.map(({ id, name, about }) => [
        id,
        { ...nowhere, title: name, lead: about, text: '', authorId: id },
      ]),
    );
  },
};

const nowhere = {
  locationId: null,
  locationPath: '',
  categoryId: null,
  tagIds: [],
  publishedAt: null,
};
