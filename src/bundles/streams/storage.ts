// Says how much room videos and sound take, and whose they are.
import { count, desc, isNull, ne, and, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { weightOf } from '#kernel/storage-kinds.ts';
import type { StorageKind, StorageOwner } from '#kernel/storage-kinds.ts';
import { streams, streamUploads } from './schema.ts';
import * as texts from './texts.ts';

const isThere = isNull(streams.deletedAt);
const bytes = sql<number>`coalesce(sum(${streams.bytes}), 0)`.mapWith(Number);
const madeBytes = sql<number>`coalesce(sum(${streams.madeBytes}), 0)`.mapWith(Number);
const allBytes = sql<number>`coalesce(sum(${streams.bytes} + coalesce(${streams.madeBytes}, 0)), 0)`.mapWith(
  Number,
);

export const streamStorage = async ({ db }: Ctx): Promise<StorageKind[]> => {
  const arrived = sql<number>`coalesce(sum(${streamUploads.received}), 0)`.mapWith(Number);
  const pieces = sql<number>`coalesce(sum(cardinality(${streamUploads.pieces})), 0)`.mapWith(Number);
  const [[originals], [made], [uploads]] = await Promise.all([
    db.select({ files: count(), bytes }).from(streams).where(isThere),
    db
      .select({ files: count(), bytes: madeBytes })
      .from(streams)
      .where(and(isThere, ne(streams.version, ''))),
    db.select({ files: pieces, bytes: arrived }).from(streamUploads).where(isNull(streamUploads.streamId)),
  ]);
  return [
    { name: texts.storageOriginals, order: 20, ...originals! },
    { name: texts.storagePlayable, order: 21, files: made!.files, bytes: weightOf(made!.files, made!.bytes) },
    { name: texts.storageUploads, order: 22, ...uploads! },
  ];
};

export const streamOwners = ({ db }: Ctx, limit: number): Promise<StorageOwner[]> =>
  db
    .select({ userId: streams.ownerId, files: count(), bytes: allBytes })
    .from(streams)
    .where(isThere)
    .groupBy(streams.ownerId)
    .orderBy(desc(allBytes))
    .limit(limit);
