// Reads images.
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { images } from './schema.ts';

export type Image = typeof images.$inferSelect;

const selectMany = prepared('media.images', (db) =>
  db
    .select()
    .from(images)
    .where(sql`${images.id} = any(${sql.placeholder('ids')})`),
);

/** Images that exist, whoever may see them, in one query. */
export const findImages = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Image>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectMany(ctx, { ids: [...new Set(ids)] });
  return new Map(rows.map((image) => [image.id, image]));
};

/** How many images are still being worked on. */
export const countWaitingImages = async (ctx: Ctx): Promise<number> =>
  ctx.db.$count(images, eq(images.isStub, true));
