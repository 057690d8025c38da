// Topic: what comments hold about a person.
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kernel/bundle.ts';
import { comments } from './schema.ts';

/** Comments are given out whole. On erasure they stay, their author being nameless from then on. */
export const personalComments: PersonalData = {
  name: 'comments',
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: comments.id,
        ownerType: comments.ownerType,
        ownerId: comments.ownerId,
        text: comments.text,
        createdAt: comments.createdAt,
        editedAt: comments.editedAt,
      })
      .from(comments)
      .where(eq(comments.authorId, userId))
      .orderBy(asc(comments.id)),
  eraseFor: async () => {},
};
