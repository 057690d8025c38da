// This is what the policy and the badge need of many images at once, in one query.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { images } from '../schema.ts';

const selectFacts = prepared('media.facts', (db) =>
  db
    .select({
      id: images.id,
      ownerId: images.ownerId,
      access: images.access,
      block: images.block,
      isReleased: images.isReleased,
      isStub: images.isStub,
      licence: images.licence,
      licenceEndsAt: images.licenceEndsAt,
      source: images.source,
      places: sql<
        readonly string[]
      >`array(select distinct location_path from image_uses where image_id = images.id)`,
    })
    .from(images)
    .where(sql`${images.id} = any(${sql.placeholder('ids')})`),
);

/** Finds the facts of these images; unknown ones are missing. */
export const findImageFacts = async (ctx: Ctx, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectFacts(ctx, { ids: [...new Set(ids)] });

export type ElementFacts = Awaited<ReturnType<typeof findImageFacts>>[number];
