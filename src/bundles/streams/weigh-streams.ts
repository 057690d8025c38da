// Says what the files made of films and sounds weigh, so that the machinery can tell where the room goes.
import { and, asc, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { weighFolder } from '#kernel/folder-weight.ts';
import { STREAMS_WEIGHED_AT_ONCE } from './constants.ts';
import { streams } from './schema.ts';
import { fileKey } from './stream-addresses.ts';

/** Gives how many. What was made anew meanwhile is weighed the next time. No entry: nothing that anybody said is changed. */
export const weighStreams = async (ctx: Ctx): Promise<number> => {
  const { id, version } = streams;
  const rows = await ctx.db
    .select({ id, version })
    .from(streams)
    .where(and(isNull(streams.madeBytes), ne(version, ''), isNull(streams.deletedAt)))
    .orderBy(asc(id))
    .limit(STREAMS_WEIGHED_AT_ONCE);
  const weights: number[] = [];
  for (const row of rows) weights.push(await weighFolder(ctx.portal.files, fileKey(row.id, row.version, '')));
  const ids = rows.map((row) => row.id);
  const versions = rows.map((row) => row.version);
  await ctx.db.execute(sql`
    update ${streams} set made_bytes = weighed.bytes
    from unnest(${sql.param(ids)}::int[], ${sql.param(versions)}::text[], ${sql.param(weights)}::bigint[])
      weighed(id, version, bytes)
    where ${streams.id} = weighed.id and ${streams.version} = weighed.version`);
  return rows.length;
};
