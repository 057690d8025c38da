// Says what becomes of the videos and sound somebody uploaded. What nothing shows any more goes with the person; what a piece
// shows stays.
import { and, asc, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { OriginalFile, PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { redactHistory, redactNaming } from '#bundles/history/public.ts';
import { accountDesk, usersByIds } from '#bundles/users/public.ts';
import { redactStreamWords, takeAway } from './commands.ts';
import { removePieces } from './pieces.ts';
import { streamTag } from './constants.ts';
import { streamUploads, streamUses, streams } from './schema.ts';
import { formerMember, personalDataWords } from './texts.ts';
import { isDispensable } from './uploads.ts';
import { addUp, moveRows } from '#kernel/account-merges.ts';
import { touch } from '#kernel/invalidation.ts';

export const ownStreams: PersonalData = {
  name: 'streams',
  words: personalDataWords,
  exportFor: (ctx, userId) =>
    ctx.db
      .select({
        id: streams.id,
        kind: streams.kind,
        title: streams.title,
        copyright: streams.copyright,
        filename: streams.filename,
        state: streams.state,
        bytes: streams.bytes,
        durationMs: streams.durationMs,
        createdAt: streams.createdAt,
      })
      .from(streams)
      .where(eq(streams.ownerId, userId))
      .orderBy(asc(streams.id)),
  files: { folder: 'videos', listFor: (ctx, userId) => streamOriginalsOf(ctx, userId) },
  countFor: async (ctx, userId) => {
    const use = ctx.db.select().from(streamUses).where(eq(streamUses.streamId, streams.id));
    const isOwn = and(eq(streams.ownerId, userId), ne(streams.state, 'deleted'));
    const isUnfinished = and(eq(streamUploads.ownerId, userId), isNull(streamUploads.streamId));
    const [all, goes, unfinished] = await Promise.all([
      ctx.db.$count(streams, isOwn),
      ctx.db.$count(streams, and(isOwn, notExists(use))),
      ctx.db.$count(streamUploads, isUnfinished),
    ]);
    return { goes: goes + unfinished, stays: all - goes };
  },
  mergeInto: async (ctx, merge) =>
    addUp([
      await moveRows(ctx, streams, 'ownerId', merge),
      await moveRows(ctx, streamUploads, 'ownerId', merge),
    ]),
  eraseFor: async (ctx, userId) => {
    await removeUploads(ctx, userId);
    await removeUnusedStreams(ctx, userId);
  },
};

/** Returns the originals as somebody uploaded them, to be taken along; those not yet put together are missing. */
export const streamOriginalsOf = async (ctx: Ctx, ownerId: number): Promise<OriginalFile[]> => {
  const rows = await ctx.db
    .select({ id: streams.id, key: streams.originalKey })
    .from(streams)
    .where(and(eq(streams.ownerId, ownerId), ne(streams.state, 'deleted')))
    .orderBy(asc(streams.id));
  const stored = await Promise.all(rows.map(({ key }) => ctx.portal.files.stat(key)));
  return rows.filter((_, index) => stored[index] !== undefined);
};

/** Those of which a worker needs the pieces stay until it has put them together; how their files were called goes at once. */
const removeUploads = async (ctx: Ctx, ownerId: number): Promise<void> => {
  const removed = await ctx.db
    .delete(streamUploads)
    .where(and(eq(streamUploads.ownerId, ownerId), isDispensable))
    .returning({ id: streamUploads.id });
  for (const { id } of removed) await removePieces(ctx.portal.files, id);
  await ctx.db.update(streamUploads).set({ filename: '' }).where(eq(streamUploads.ownerId, ownerId));
};

/**
 * Removes what nothing shows any more of those who were erased: it stayed for what showed it. Gives how many people's.
 */
export const removeUnusedOfErased = async (ctx: Ctx): Promise<number> => {
  const use = ctx.db.select().from(streamUses).where(eq(streamUses.streamId, streams.id));
  const owners = await ctx.db
    .selectDistinct({ id: streams.ownerId })
    .from(streams)
    .where(and(ne(streams.state, 'deleted'), notExists(use)));
  const erased = await accountDesk.erasedAmong(
    ctx,
    owners.map(({ id }) => id),
  );
  await eachByItself(erased, (id) => removeUnusedStreams(ctx, id));
  return erased.length;
};

const removeUnusedStreams = (ctx: Ctx, ownerId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const locked = await ctx.db
      .select()
      .from(streams)
      .where(and(eq(streams.ownerId, ownerId), ne(streams.state, 'deleted')))
      .orderBy(asc(streams.id))
      .for('update');
    // Whoever is about to show one of them has locked it: waited for, their use is seen by a question that is asked after that.
    const ids = locked.map(({ id }) => id);
    const uses = await ctx.db.select().from(streamUses).where(inArray(streamUses.streamId, ids));
    const shown = new Set(uses.map(({ streamId }) => streamId));
    for (const stream of locked) if (!shown.has(stream.id)) await takeAway(ctx, stream);
    // What stays forgets how its file was called; the words of streams that were deleted before go, too.
    await ctx.db.update(streams).set({ filename: '' }).where(eq(streams.ownerId, ownerId));
    const emptied = await ctx.db
      .update(streams)
      .set({ title: '', copyright: '' })
      .where(and(eq(streams.ownerId, ownerId), eq(streams.state, 'deleted')))
      .returning({ id: streams.id });
    await redactStreamWords(
      ctx,
      emptied.map(({ id }) => id),
    );
    // Why moderators took one away says something about its owner.
    const own = await ctx.db.select({ id: streams.id }).from(streams).where(eq(streams.ownerId, ownerId));
    const ownIds = own.map(({ id }) => id);
    await redactHistory(ctx, { type: 'stream', ids: ownIds, fields: ['reason'] });
    await removeCredit(ctx, ownerId, ownIds);
  });

/** Credits what stays to a former member where it was credited to its owner, as images are and the pieces that show it. */
const removeCredit = async (ctx: Ctx, ownerId: number, ownIds: readonly number[]): Promise<void> => {
  const naming = { field: 'streamId', ids: ownIds };
  await redactNaming(ctx, { type: 'user', actions: ['stream.edited'], naming, fields: ['copyright'] });
  const name = (await usersByIds(ctx, [ownerId])).get(ownerId)?.name ?? formerMember;
  const credited = await ctx.db
    .update(streams)
    .set({ copyright: formerMember })
    .where(and(eq(streams.ownerId, ownerId), sql`lower(${streams.copyright}) = lower(${name})`))
    .returning({ id: streams.id });
  touch(ctx, ...credited.map(({ id }) => streamTag(id)));
};
