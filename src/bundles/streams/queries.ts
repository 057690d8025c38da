// Reads streams.
import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { STREAMS_PER_PAGE } from './constants.ts';
import type { StreamKind, StreamState } from './constants.ts';
import { streamUploads, streams } from './schema.ts';

export type Stream = typeof streams.$inferSelect;
export type StreamUpload = typeof streamUploads.$inferSelect;

/** Streams that are remembered, deleted ones too, in one query. */
export const findStreams = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Stream>> => {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(streams)
    .where(inArray(streams.id, [...new Set(ids)]));
  return new Map(rows.map((stream) => [stream.id, stream]));
};

export const findStream = async (ctx: Ctx, id: number): Promise<Stream | undefined> =>
  (await findStreams(ctx, [id])).get(id);

/** Locks a stream for a change that depends on what it is: nobody else changes it meanwhile. */
export const lockStream = async (ctx: Ctx, id: number): Promise<Stream | undefined> =>
  (await ctx.db.select().from(streams).where(eq(streams.id, id)).for('update'))[0];

export interface StreamFilter {
  /** All but deleted ones where nothing is said. */
  readonly state?: StreamState | undefined;
  readonly kind?: StreamKind | undefined;
  readonly ownerId?: number | undefined;
  /** Asks for a part of a title or of a file's name. */
  readonly searched?: string | undefined;
  /** Owners beside what is searched for: what belongs to one of them counts, too. */
  readonly searchedOwnerIds?: readonly number[];
}

export interface StreamPage {
  readonly streams: readonly Stream[];
  readonly count: number;
  readonly hasMore: boolean;
}

/** Lists one page, newest first, counted from 1. */
export const listStreams = async (ctx: Ctx, filter: StreamFilter, page: number): Promise<StreamPage> => {
  const condition = conditionOf(filter);
  const [rows, count] = await Promise.all([
    ctx.db
      .select()
      .from(streams)
      .where(condition)
      .orderBy(desc(streams.id))
      .limit(STREAMS_PER_PAGE + 1)
      .offset((page - 1) * STREAMS_PER_PAGE),
    ctx.db.$count(streams, condition),
  ]);
  return {
    streams: rows.slice(0, STREAMS_PER_PAGE),
    count,
    hasMore: rows.length > STREAMS_PER_PAGE,
  };
};

const conditionOf = ({
  state,
  kind,
  ownerId,
  searched,
  searchedOwnerIds = [],
}: StreamFilter): SQL | undefined => {
  const part = searched?.trim() ? `%${searched.replace(/[\\%_]/g, String.raw`\$&`)}%` : undefined;
  return and(
    state ? eq(streams.state, state) : sql`${streams.state} <> 'deleted'`,
    kind && eq(streams.kind, kind),
    ownerId === undefined ? undefined : eq(streams.ownerId, ownerId),
    part === undefined
      ? undefined
      : or(
          ilike(streams.title, part),
          ilike(streams.filename, part),
          inArray(streams.ownerId, [...searchedOwnerIds]),
        ),
  );
};

/** Returns an upload of this person; those of others are nobody's business. */
export const findUpload = async (ctx: Ctx, id: string, ownerId: number): Promise<StreamUpload | undefined> =>
  (
    await ctx.db
      .select()
      .from(streamUploads)
      .where(and(eq(streamUploads.id, id), eq(streamUploads.ownerId, ownerId)))
  )[0];

/** To the end of the transaction nobody else begins an upload of this person. */
export const lockUploadsOf = (ctx: Ctx, ownerId: number) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('stream_uploads'), ${ownerId})`);

export const countUnfinishedUploads = (ctx: Ctx, ownerId: number): Promise<number> =>
  ctx.db.$count(streamUploads, and(eq(streamUploads.ownerId, ownerId), isNull(streamUploads.streamId)));

/** Returns the upload that a stream came by, as long as its pieces are there. */
export const findUploadOf = async (ctx: Ctx, streamId: number): Promise<StreamUpload | undefined> =>
  (
    await ctx.db
      .select()
      .from(streamUploads)
      .where(and(eq(streamUploads.streamId, streamId), sql`${streamUploads.pieces} <> '{}'`))
  )[0];
