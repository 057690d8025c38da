// Lets somebody tell moderators of videos and sounds: hiding one shuts it everywhere at once.
import { and, desc, eq } from 'drizzle-orm';
import { createElement } from 'react';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous } from '#kernel/viewer.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import type { Reportable } from '#bundles/moderation/public.ts';
import { redactStreamWords, takeAway } from './commands.ts';
import { streamTag } from './constants.ts';
import { streamPaths } from './paths.ts';
import { maySeeStream } from './policy.ts';
import { savePosterUse } from './posters.ts';
import { findStream, lockStream } from './queries.ts';
import { streamUses, streams } from './schema.ts';
import { streamViewOf } from './stream-views.ts';
import * as texts from './texts.ts';
import { StreamFigure } from './ui/StreamFigure.tsx';
import { updateAccess } from './uses.ts';

/** Returns what shows a stream to everybody. */
const publicUsesOf = (ctx: Ctx, id: number) =>
  ctx.db
    .select({ type: streamUses.type, id: streamUses.objectId, path: streamUses.locationPath })
    .from(streamUses)
    .where(and(eq(streamUses.streamId, id), eq(streamUses.isPublic, true)))
    .orderBy(streamUses.locationPath, streamUses.type, desc(streamUses.objectId))
    .limit(MOST_USES);
/** One of these is there for everybody, or none. */
const MOST_USES = 10;

/** Whoever tells of it reads it: where nobody else sees what shows it, it is the player itself. */
const hrefOf = async (
  ctx: Ctx,
  id: number,
  uses: Awaited<ReturnType<typeof publicUsesOf>>,
): Promise<string> => {
  for (const use of uses) {
    const shown = await findSummary(actAs(ctx, anonymous), { type: use.type as ContentType, id: use.id });
    if (shown) return shown.href;
  }
  return url(streamPaths.show, { id });
};

export const reportableStream: Reportable = {
  type: 'stream',
  name: texts.reported.name,
  yours: texts.reported.yours,
  medium: 'VIDEO',
  isSeen: async (ctx, id) => {
    const stream = await findStream(ctx, id);
    return (
      !!stream && stream.state === 'ready' && stream.access !== 'blocked' && maySeeStream(ctx.viewer, stream)
    );
  },
  find: async (ctx, id) => {
    const stream = await findStream(ctx, id);
    if (!stream || stream.state === 'deleted') return undefined;
    const { title, filename, copyright, ownerId, posterId } = stream;
    const uses = await publicUsesOf(ctx, id);
    const parts = [
      { label: texts.reported.title, text: title },
      { label: texts.reported.credit, text: copyright },
      { label: texts.reported.file, text: filename },
    ];
    return {
      title: title || filename,
      href: await hrefOf(ctx, id, uses),
      authorId: ownerId,
      writtenAt: stream.createdAt,
      // Where it stands in several places, the moderators of the first that is known hear of it.
      locationPath: uses.find(({ path }) => path !== '')?.path ?? '',
      evidence: { parts: parts.filter(({ text }) => text !== '') },
      imageIds: posterId === null ? [] : [posterId],
    };
  },
  draw: async (ctx, id) => {
    const stream = await findStream(ctx, id);
    return stream?.state === 'ready'
      ? createElement(StreamFigure, { of: await streamViewOf(ctx, stream) })
      : undefined;
  },
  hide: {
    act: async (ctx, id, reason) => {
      const stream = await lockStream(ctx, id);
      if (!stream || stream.state === 'deleted' || stream.access === 'blocked') return undefined;
      await ctx.db.update(streams).set({ access: 'blocked' }).where(eq(streams.id, id));
      await savePosterUse(ctx, { ...stream, access: 'blocked' });
      await record(ctx, { type: 'stream', objectId: id, action: 'stream.quarantined', after: { reason } });
      touch(ctx, streamTag(id));
      return {};
    },
    takeBack: async (ctx, id) => {
      const stream = await lockStream(ctx, id);
      if (!stream || stream.state === 'deleted' || stream.access !== 'blocked') return false;
      await ctx.db.update(streams).set({ access: 'gated' }).where(eq(streams.id, id));
      await updateAccess(ctx, [stream]);
      // Where it is gated now nothing has changed for `updateAccess`, and yet its poster may have been public.
      await savePosterUse(ctx, (await findStream(ctx, id))!);
      await record(ctx, { type: 'stream', objectId: id, action: 'stream.released' });
      touch(ctx, streamTag(id));
      return true;
    },
  },
  erase: async (ctx, id) => {
    const stream = await lockStream(ctx, id);
    if (!stream || stream.state === 'deleted' || stream.access !== 'blocked') return false;
    await takeAway(ctx, stream);
    await ctx.db.update(streams).set({ title: '', copyright: '', filename: '' }).where(eq(streams.id, id));
    await redactStreamWords(ctx, [id]);
    await redactHistory(ctx, { type: 'stream', ids: [id], fields: ['reason'] });
    await record(ctx, { type: 'stream', objectId: id, action: 'stream.deleted' });
    return true;
  },
};
