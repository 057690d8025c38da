// Checks whether each stream has its files, and each upload that is under way its pieces.
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Finding } from '#kernel/file-audit.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { MAKE_STREAM, streamTag } from '../constants.ts';
import { removePieces } from '../pieces.ts';
import { findStream } from '../queries.ts';
import type { Stream, StreamUpload } from '../queries.ts';
import { streamUploads, streams } from '../schema.ts';
import { MASTER, fileKey } from '../stream-addresses.ts';
import * as texts from './texts.ts';
import type { Problem } from './texts.ts';

const ROWS_AT_ONCE = 200;

/** Yields the streams that can be played; others are at work, or have no files any more. */
export async function* readyStreams(ctx: Ctx): AsyncGenerator<Stream> {
  for (let last = 0; ; ) {
    const rows = await ctx.db
      .select()
      .from(streams)
      .where(and(gt(streams.id, last), eq(streams.state, 'ready')))
      .orderBy(asc(streams.id))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return;
    last = end.id;
  }
}

export const checkStreamFiles = async (
  ctx: Ctx,
  stream: Stream,
  isRepairing: boolean,
): Promise<Finding[]> => {
  const problem = await problemOf(ctx, stream);
  if (!problem || !(await isUnchanged(ctx, stream))) return [];
  const name = texts.stream(stream.id);
  const found = { name, problem: texts.problems[problem], detail: stream.originalKey };
  if (!isRepairing || problem === 'originalMissing') return [found];
  await repair(ctx, stream, problem === 'everythingMissing');
  return [{ ...found, repair: texts.repairs[problem] }];
};

/** Uploads that wait for pieces: few, since they are given up after a day. */
export const checkUploads = async (ctx: Ctx, isRepairing: boolean): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const waiting = await ctx.db.select().from(streamUploads).where(isNull(streamUploads.streamId));
  for (const upload of waiting) {
    const detail = await missingPiece(ctx, upload);
    if (detail === undefined) continue;
    if (isRepairing) await removeUpload(ctx, upload);
    findings.push({
      name: texts.upload(upload.id),
      problem: texts.pieceMissing,
      detail,
      ...(isRepairing && { repair: texts.uploadRemoved }),
    });
  }
  return findings;
};

const problemOf = async ({ portal: { files } }: Ctx, stream: Stream): Promise<Problem | undefined> => {
  const { id, version, originalKey, rungs } = stream;
  const [original, master] = await Promise.all([
    files.stat(originalKey),
    rungs.length > 0 ? files.stat(fileKey(id, version, MASTER)) : undefined,
  ]);
  const isMade = rungs.length === 0 || master !== undefined;
  if (original) return isMade ? undefined : 'sizesMissing';
  return isMade && rungs.length > 0 ? 'originalMissing' : 'everythingMissing';
};

const isUnchanged = async (ctx: Ctx, stream: Stream): Promise<boolean> => {
  const now = await findStream(ctx, stream.id);
  return now?.state === 'ready' && now.version === stream.version && now.originalKey === stream.originalKey;
};

const repair = (ctx: Ctx, { id, ownerId }: Stream, isGone: boolean): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { rowCount } = await ctx.db
      .update(streams)
      .set(
        isGone
          ? { state: 'failed', failure: texts.streamGone, rungs: [] }
          : { state: 'pending', attempts: 0, progress: 0 },
      )
      .where(and(eq(streams.id, id), eq(streams.state, 'ready')));
    if (!isGone) await enqueue(ctx, { name: MAKE_STREAM }, { streamId: id });
    else if (rowCount)
      await record(ctx, { type: 'user', objectId: ownerId, action: 'stream.lost', after: { streamId: id } });
    touch(ctx, streamTag(id));
  });

const missingPiece = async (ctx: Ctx, { id, pieces }: StreamUpload): Promise<string | undefined> => {
  for (const key of pieces) {
    if (await ctx.portal.files.stat(key)) continue;
    // It may have been finished or given up meanwhile.
    const isWaiting = and(eq(streamUploads.id, id), isNull(streamUploads.streamId));
    return (await ctx.db.$count(streamUploads, isWaiting)) > 0 ? key : undefined;
  }
  return undefined;
};

const removeUpload = async (ctx: Ctx, { id }: StreamUpload) => {
  await ctx.db.delete(streamUploads).where(and(eq(streamUploads.id, id), isNull(streamUploads.streamId)));
  await removePieces(ctx.portal.files, id);
};
