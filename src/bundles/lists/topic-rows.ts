// Changes the rows of the lists of categories and tags, when one has become another.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { areDerivedTopics, movesOfTopics } from '#bundles/topics/public.ts';
import type { TopicChange, TopicRows, TopicsAsked } from '#bundles/topics/public.ts';
import { countEach } from './count-each.ts';
import { piecePlaces, pieceTags, pieces } from './schema.ts';

export const topicsOfPieces: TopicRows = { ...movesOfTopics(pieces), usedOf: areDerivedTopics };

export const listsOfTopics: TopicRows = {
  usedOf: areDerivedTopics,
  count: async () => 0,
  move: (ctx, change, limit) =>
    change.kind === 'tag' ? moveTagged(ctx, change, limit) : moveInCategory(ctx, change, limit),
};

/** Whoever saves a piece locks its row first, so these do as well. */
const moveTagged = async (ctx: Ctx, { fromId, toId }: TopicChange, limit: number): Promise<number> => {
  const { rows } = await ctx.db.execute(sql`
    with batch as (
      select entry.type, entry.object_id, entry.published_at from ${pieceTags} entry
      join ${pieces} piece on piece.type = entry.type and piece.object_id = entry.object_id
      where entry.tag_id = ${fromId} limit ${limit} for update of piece
    ), joined as (
      insert into piece_tags (type, object_id, tag_id, published_at)
      select type, object_id, ${toId}::int, published_at from batch where ${toId}::int is not null
      on conflict do nothing
    ), gone as (
      delete from piece_tags entry using batch
      where entry.type = batch.type and entry.object_id = batch.object_id and entry.tag_id = ${fromId}
    )
    select 1 from batch`);
  return rows.length;
};

const moveInCategory = async (ctx: Ctx, { fromId, toId }: TopicChange, limit: number): Promise<number> => {
  if (toId === null) return 0;
  const { rows } = await ctx.db.execute(sql`
    update ${piecePlaces} set category_id = ${toId} where ctid = any(array(
      select ctid from ${piecePlaces} where ${piecePlaces.categoryId} = ${fromId} limit ${limit} for update))
    returning 1`);
  return rows.length;
};

/**
 * Counts the pieces in each category, or in the lists of each tag, as far as it is worth counting, without those that are
 * erased.
 */
export const countPiecesOfTopics = (ctx: Ctx, { kind, ids }: TopicsAsked) =>
  countEach(
    ctx,
    ids,
    kind === 'category'
      ? { from: pieces, by: pieces.categoryId, where: sql`${pieces.state} <> 'erased'` }
      : { from: pieceTags, by: pieceTags.tagId },
  );
