// Says what an export of the comments under a thing contains: those that everybody may read there.
import { and, asc, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { KindExporting } from '#kernel/exporting.ts';
import { bbcodeToTree, treeToExport } from '#bundles/rich-text/public.ts';
import type { CommentThing } from './kind.ts';
import { isVisible, ofOwner } from './queries.ts';
import { comments } from './schema.ts';
import * as texts from './texts.ts';

export const commentExporting: KindExporting<CommentThing> = {
  role: 'editor',
  names: { one: 'Kommentar', many: 'Kommentare' },
  contentOf: async (_ctx, seen) =>
    new Map(
      seen.map(({ id, thing: { row } }) => [
        id,
        {
          lead: '',
          locationId: null,
          categoryId: null,
          tagIds: [],
          createdAt: row.createdAt,
          publishedAt: row.createdAt,
          updatedAt: row.editedAt,
          facts: [{ name: 'parentId', label: texts.answerTo, value: row.parentId }],
          body: treeToExport(bbcodeToTree(row.text)),
          imageIds: [],
        },
      ]),
    ),
};

/**
 * Returns ids of what is to be read under a thing, the oldest first, behind `after`; what waits for a moderator isn't among
 * them.
 */
export const listCommentIds = async (
  ctx: Ctx,
  owner: ContentRef,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> =>
  (await selectIds(ctx, { type: owner.type, id: owner.id, after, limit })).map(({ id }) => id);

const selectIds = prepared('comments.ids-in-thread', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(and(ofOwner, isVisible, sql`${comments.id} > ${sql.placeholder('after')}`))
    .orderBy(asc(comments.ownerType), asc(comments.ownerId), asc(comments.id))
    .limit(sql.placeholder('limit')),
);
