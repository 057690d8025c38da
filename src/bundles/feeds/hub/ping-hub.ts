// Pings the hub, once for each piece that comes out, to say which feeds have something new. This is a job: a hub that doesn't
// answer is asked again with growing pauses, and what failed for good stands among the jobs. https://www.w3.org/TR/websub/
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { FEED_FORMS, inForm } from '#design/feed-forms.ts';
import { beforeCommit } from '#kernel/before-commit.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { defineJob, enqueue } from '#kernel/jobs.ts';
import { fetchOutside } from '#kernel/outside-fetch.ts';
import { anonymous } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import { piecePublished } from '#bundles/lists/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { hubAddress } from '#bundles/syndication/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { HUB_ANSWER_BYTES, HUB_TIMEOUT_MS } from '../constants.ts';
import { hubPings } from '../schema.ts';
import { feedsWith } from './feeds-with.ts';
import type { NewPiece } from './feeds-with.ts';

/** Throws when the hub doesn't take it, so that the job is done again. */
export const pingHub = async (ctx: Ctx, published: NewPiece): Promise<void> => {
  const { type, id } = published;
  const hub = await readSetting(ctx, hubAddress);
  if (hub === '' || (await wasPinged(ctx, published))) return;
  // It was moved or taken back meanwhile. Nobody announces it a second time, so it is told when it is changed and out.
  const isOut = await findSummary(actAs(ctx, anonymous), { type, id });
  if (!isOut) return noteMissed(ctx, published);
  const feeds = await feedsWith(ctx, published);
  const { publicUrl } = ctx.config;
  const topics = feeds.flatMap((feed) => FEED_FORMS.map((form) => publicUrl + inForm(feed, form)));
  const body = new URLSearchParams([
    ['hub.mode', 'publish'],
    ...topics.map((topic): [string, string] => ['hub.url', topic]),
  ]);
  const { status } = await fetchOutside(ctx.config, hub, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
    timeoutMs: HUB_TIMEOUT_MS,
    maxBytes: HUB_ANSWER_BYTES,
    httpsOnly: true,
  });
  if (status < 200 || status > 299) throw new Error(`The hub answered with ${status}`);
  await notePinged(ctx, published, new URL(hub).host);
};

const isRow = ({ type, id }: ContentRef) => and(eq(hubPings.type, type), eq(hubPings.objectId, id));

const wasPinged = async (ctx: Ctx, piece: ContentRef): Promise<boolean> =>
  (await ctx.db.$count(hubPings, and(isRow(piece), isNotNull(hubPings.toldAt)))) > 0;

const noteMissed = (ctx: Ctx, { type, id }: ContentRef): Promise<void> =>
  // No entry: nothing happened yet.
  withTransaction(ctx, async (ctx) => {
    await ctx.db.insert(hubPings).values({ type, objectId: id }).onConflictDoNothing();
  });

const notePinged = (ctx: Ctx, { type, id }: ContentRef, hub: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const told = await ctx.db
      .insert(hubPings)
      .values({ type, objectId: id, toldAt: ctx.now })
      .onConflictDoUpdate({
        target: [hubPings.type, hubPings.objectId],
        set: { toldAt: ctx.now },
        setWhere: isNull(hubPings.toldAt),
      })
      .returning();
    if (told.length > 0) await record(ctx, { type, objectId: id, action: 'feed.told', after: { hub } });
  });

export const pingOnPublished = piecePublished.handle(pingHub);

/** What a kind says of a piece for searching, which it says while the piece is out, tells where it stands now. */
export const pingHubLater = async (ctx: Ctx, { type, id }: ContentRef): Promise<void> => {
  const found = await ctx.portal.kinds.get(type)?.searching?.wordsOf(ctx, [id]);
  const piece = found?.get(id);
  if (!piece) return;
  const { authorId, locationPath, categoryId, tagIds } = piece;
  const selectorTags = [
    ...(authorId === null ? [] : [`user-${authorId}`]),
    ...idsOfPath(locationPath).map((place) => `location-${place}`),
    ...(categoryId === null ? [] : [`category-${categoryId}`]),
    ...tagIds.map((tag) => `tag-${tag}`),
  ];
  await pingHub(ctx, { type, id, selectorTags });
};

export const pingHubLaterJob = defineJob({ name: 'feeds.tell-hub', work: pingHubLater });

/**
 * Pieces that the hub is still to be told of are asked about again when one of them has changed, or when somebody's
 * contributions may be seen again: whether a piece is out is asked by the job.
 */
export const pingOfMissed = beforeCommit.add(async (ctx, { changed, touched }) => {
  const pieces = changed.filter(({ type }) => ctx.portal.kinds.get(type)?.listing);
  const mayBeAny = touched.has(accountDesk.suspension.hiddenTag);
  if ((pieces.length === 0 && !mayBeAny) || (await readSetting(ctx, hubAddress)) === '') return undefined;
  const missed = await ctx.db
    .select({ type: hubPings.type, id: hubPings.objectId })
    .from(hubPings)
    .where(and(isNull(hubPings.toldAt), mayBeAny ? undefined : or(...pieces.map(isRow))));
  for (const piece of missed) await enqueue(ctx, pingHubLaterJob, piece);
  return undefined;
});
