// Sends a piece as breaking news: by an editor of its place, once, as long as it is new.
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { BREAKING_LIMIT, BREAKING_MS } from './constants.ts';
import { maySendBreaking } from './policy.ts';
import { wasSent } from './queries.ts';
import { breakingNews } from './schema.ts';
import * as texts from './texts.ts';

export interface BreakingSent extends ContentRef {
  readonly editorId: number;
  readonly locationPath: string;
}

export const breakingSent = defineAnnouncement<BreakingSent>('breaking.sent');

export type BreakingOutcome = { readonly kind: 'sent'; readonly href: string } | Refused;

/** Throws 404 for what the viewer doesn't see, and 403. */
export const getBreakable = async (ctx: Ctx, ref: ContentRef): Promise<ContentSummary> => {
  const summary = ctx.portal.kinds.get(ref.type)?.listing && (await findSummary(ctx, ref));
  if (!summary) throw notFound();
  if (!maySendBreaking(ctx.viewer, summary)) throw forbidden();
  return summary;
};

/** Says in words why a piece can't be sent; nothing where it can. */
export const findObstacle = async (ctx: Ctx, ref: ContentRef): Promise<string | undefined> => {
  const [[piece], isSent] = await Promise.all([piecesByRefs(ctx, [ref]), wasSent(ctx, ref)]);
  if (isSent) return texts.sentAlready;
  if (!piece) return texts.notOut;
  return ctx.now.getTime() - piece.publishedAt.getTime() > BREAKING_MS ? texts.tooOld : undefined;
};

export const sendBreaking = async (ctx: Ctx, ref: ContentRef): Promise<BreakingOutcome> => {
  const { href, locationPath } = await getBreakable(ctx, ref);
  const obstacle = await findObstacle(ctx, ref);
  if (obstacle) return refused(obstacle);
  await limitAttempts(ctx, `breaking:${ctx.viewer.id}`, BREAKING_LIMIT);
  return withTransaction(ctx, async (ctx) => {
    const { type, id } = ref;
    // Of two who press at the same moment one waits here, and finds it sent.
    const rows = await ctx.db
      .insert(breakingNews)
      .values({ type, objectId: id, sentAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (rows.length === 0) return refused(texts.sentAlready);
    await record(ctx, { type, objectId: id, action: 'breaking.sent' });
    await announce(ctx, breakingSent, { type, id, editorId: ctx.viewer.id!, locationPath });
    return { kind: 'sent', href };
  });
};
