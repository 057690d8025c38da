// Counts how much room images take, and whose they are.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { weightOf } from '#kernel/storage-kinds.ts';
import type { StorageKind, StorageOwner } from '#kernel/storage-kinds.ts';
import { images } from './schema.ts';
import * as texts from './texts.ts';

type Stored = { originals: number; bytes: string; sizes: number; made: string };

/** Counts the originals and what was made of them. Several images may have the same original, which lies there once. */
export const imageStorage = async ({ db }: Ctx): Promise<StorageKind[]> => {
  const { rows } = await db.execute<Stored>(sql`
    select count(*)::int as originals, coalesce(sum(bytes), 0) as bytes,
      (select coalesce(sum(json_array_length(${images.sizes})), 0)::int from ${images}) as sizes,
      (select coalesce(sum(${images.madeBytes}), 0) from ${images}) as made
    from (select max(${images.bytes}) as bytes from ${images} group by ${images.originalKey}) as files`);
  const { originals, bytes, sizes, made } = rows[0]!;
  return [
    { name: texts.storageOriginals, order: 10, files: originals, bytes: Number(bytes) },
    { name: texts.storageSizes, order: 11, files: sizes, bytes: weightOf(sizes, Number(made)) },
  ];
};

export const imageOwners = async ({ db }: Ctx, limit: number): Promise<StorageOwner[]> => {
  const { rows } = await db.execute<{ userId: number; files: number; bytes: string }>(sql`
    select owner_id as "userId", count(*)::int as files, sum(bytes) as bytes
    from (select ${images.ownerId}, max(${images.bytes}) + coalesce(sum(${images.madeBytes}), 0) as bytes
      from ${images}
      group by ${images.ownerId}, ${images.originalKey}) as files
    group by owner_id order by sum(bytes) desc limit ${limit}`);
  return rows.map(({ bytes, ...owner }) => ({ ...owner, bytes: Number(bytes) }));
};
