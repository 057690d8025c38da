// Topic: videos and sounds that somebody tells moderators of: hiding one shuts it everywhere at once.
import { eq } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { url } from '#kernel/named-routes.ts';
import { portalItself } from '#kernel/viewer.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import type { Reportable } from '#bundles/moderation/public.ts';
import { takeAway } from './commands.ts';
import { streamTag } from './constants.ts';
import { streamPaths } from './paths.ts';
import { maySeeStream } from './policy.ts';
import { findStream, lockStream } from './queries.ts';
import { streams } from './schema.ts';
import * as texts from './texts.ts';
import { findPlacesOf, findUsesOf, updateAccess } from './uses.ts';

const hrefOf = async (ctx: Ctx, id: number): Promise<string> => {
  const [use] = await findUsesOf(ctx, id);
  const shown = use && (await findSummary(actAs(ctx, portalItself), use));
  return shown?.href ?? url(streamPaths.show, { id });
};

export const reportableStream: Reportable = {
  type: 'stream',
  name: texts.reported.name,
  yours: texts.reported.yours,
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
    const [place] = await findPlacesOf(ctx, id);
    const parts = [
      { label: texts.reported.title, text: title },
      { label: texts.reported.credit, text: copyright },
      { label: texts.reported.file, text: filename },
    ];
    return {
      title: title || filename,
      href: await hrefOf(ctx, id),
      authorId: ownerId,
      locationPath: place ?? '',
      evidence: { parts: parts.filter(({ text }) => text !== '') },
      imageIds: posterId === null ? [] : [posterId],
    };
  },
  hide: {
    act: async (ctx, id, reason) => {
      const stream = await lockStream(ctx, id);
      if (!stream || stream.state === 'deleted' || stream.access === 'blocked') return undefined;
      await ctx.db.update(streams).set({ access: 'blocked' }).where(eq(streams.id, id));
      await record(ctx, { type: 'stream', objectId: id, action: 'stream.quarantined', after: { reason } });
      touch(ctx, streamTag(id));
      return {};
    },
    takeBack: async (ctx, id) => {
      const stream = await lockStream(ctx, id);
      if (!stream || stream.state === 'deleted' || stream.access !== 'blocked') return false;
      await ctx.db.update(streams).set({ access: 'gated' }).where(eq(streams.id, id));
      await updateAccess(ctx, [stream]);
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
    await redactHistory(ctx, { type: 'stream', ids: [id], fields: ['title', 'copyright', 'filename'] });
    await record(ctx, { type: 'stream', objectId: id, action: 'stream.deleted' });
    return true;
  },
};
