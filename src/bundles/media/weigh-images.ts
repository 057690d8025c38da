// Weighs the files made of images, so that the machinery can tell where the room goes without asking the storage.
import { and, asc, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { weighFolder } from '#kernel/folder-weight.ts';
import { IMAGES_WEIGHED_AT_ONCE } from './constants.ts';
import { folderOf } from './image-addresses.ts';
import { images } from './schema.ts';

/** Gives how many. What was made anew meanwhile is weighed the next time. No entry: nothing that anybody said is changed. */
export const weighImages = async (ctx: Ctx): Promise<number> => {
  const { id, edition } = images;
  const rows = await ctx.db
    .select({ id, edition })
    .from(images)
    .where(and(isNull(images.madeBytes), ne(images.version, '')))
    .orderBy(asc(id))
    .limit(IMAGES_WEIGHED_AT_ONCE);
  const weights: number[] = [];
  for (const row of rows) weights.push(await weighFolder(ctx.portal.files, folderOf(row.id)));
  const ids = rows.map((row) => row.id);
  const editions = rows.map((row) => row.edition);
  await ctx.db.execute(sql`
    update ${images} set made_bytes = weighed.bytes
    from unnest(${sql.param(ids)}::int[], ${sql.param(editions)}::int[], ${sql.param(weights)}::bigint[])
      weighed(id, edition, bytes)
    where ${images.id} = weighed.id and ${images.edition} = weighed.edition`);
  return rows.length;
};
