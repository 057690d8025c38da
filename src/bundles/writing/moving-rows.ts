// Moves what is being written, when its place or its category has become part of another one. The path of the place is in a
// column of its own; a window that saves what it knew before means the same place.
import { sql } from 'drizzle-orm';
import type { AccountMerge } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { hasRow, placedRows, rowsWithPath } from '#kernel/placed-rows.ts';
import type { PlacedRows } from '#kernel/placed-rows.ts';
import { topicRows, usedIn } from '#bundles/topics/public.ts';
import type { TopicRows } from '#bundles/topics/public.ts';
import { manuscriptRevisions, manuscripts } from './schema.ts';

const replaceId = async (ctx: Ctx, field: string, fromId: number, toId: number, limit: number) => {
  const { content } = manuscripts;
  const { rows } = await ctx.db.execute(sql`
    update ${manuscripts} set content = jsonb_set(${content}, ${sql.param([field])}::text[], to_jsonb(${toId}::int))
    where ctid = any(array(
      select ctid from ${manuscripts} where ${content} -> ${field}::text = to_jsonb(${fromId}::int)
      limit ${limit} for update))
    returning 1`);
  return rows.length;
};

/**
 * Makes manuscripts of a kind that name somebody in this field name another account of theirs, and so what is restored of former
 * words; part of the transaction that merges the two.
 */
export const nameOtherAccount = async (
  ctx: Ctx,
  { type, field }: { readonly type: string; readonly field: string },
  { fromId, intoId }: AccountMerge,
): Promise<void> => {
  const isOfKind = sql`${manuscripts.type} = ${type}`;
  const isRevisionOfKind = sql`manuscript_id in (select ${manuscripts.id} from ${manuscripts} where ${isOfKind})`;
  for (const [table, isMeant] of [
    [manuscripts, isOfKind],
    [manuscriptRevisions, isRevisionOfKind],
  ] as const)
    await ctx.db.execute(sql`
      update ${table} set content = jsonb_set(content, ${sql.param([field])}::text[], to_jsonb(${intoId}::int))
      where ${isMeant} and content -> ${field}::text = to_jsonb(${fromId}::int)`);
};

const manuscriptsAtPlaces: PlacedRows = {
  isUsed: (ctx, { id }) =>
    hasRow(ctx, manuscripts, sql`${manuscripts.content} -> 'locationId' = to_jsonb(${id}::int)`),
  count: async () => 0,
  move: async (ctx, { mergedId, toId }, limit) =>
    mergedId === null ? 0 : replaceId(ctx, 'locationId', mergedId, toId, limit),
};

/** Tags are words in a manuscript, and find their tag when it comes out. */
const manuscriptsInCategories: TopicRows = {
  usedOf: async (ctx, kind, ids) =>
    kind === 'tag'
      ? []
      : usedIn(ctx, manuscripts, {
          ids,
          one: sql`(${manuscripts.content} ->> 'categoryId')::int`,
          where: sql`${manuscripts.pieceState} is distinct from 'erased'`,
        }),
  count: async () => 0,
  move: async (ctx, { kind, fromId, toId }, limit) =>
    kind === 'category' && toId !== null ? replaceId(ctx, 'categoryId', fromId, toId, limit) : 0,
};

export const movingRows = [
  placedRows.addAll(async () => [rowsWithPath(manuscripts), manuscriptsAtPlaces]),
  topicRows.add(async () => manuscriptsInCategories),
];
