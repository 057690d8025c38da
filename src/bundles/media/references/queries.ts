// Reads lists.
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { MediaType } from '../constants.ts';
import type { ReferenceList } from './constants.ts';
import { imageReferences } from './schema.ts';
import type { ReferenceKey } from './views.ts';

/** Lists all rows of somebody, newest first. */
export const listReferences = (
  ctx: Ctx,
  userId: number,
): Promise<(ReferenceKey & { list: ReferenceList; addedAt: Date })[]> =>
  ctx.db
    .select({
      imageType: imageReferences.type,
      imageId: imageReferences.objectId,
      list: imageReferences.list,
      addedAt: imageReferences.addedAt,
    })
    .from(imageReferences)
    .where(eq(imageReferences.userId, userId))
    .orderBy(desc(imageReferences.addedAt), desc(imageReferences.objectId));

/** Selects rows about what these ids name, of one type. */
export const isAmong = (type: MediaType, ids: readonly number[]) =>
  and(eq(imageReferences.type, type), inArray(imageReferences.objectId, [...ids]));
