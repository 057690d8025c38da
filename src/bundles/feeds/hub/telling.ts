// Topic: telling the hub, once for each piece that comes out, which feeds have something new. A job: a hub that doesn't
// answer is asked again with growing pauses, and what failed for good stands among the jobs. https://www.w3.org/TR/websub/
import { and, eq } from 'drizzle-orm';
import { FEED_FORMS, inForm } from '#design/feed-forms.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchOutside } from '#kernel/outside-fetch.ts';
import { anonymous } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { piecePublished } from '#bundles/lists/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { hubAddress } from '#bundles/syndication/public.ts';
import { HUB_ANSWER_BYTES, HUB_TIMEOUT_MS } from '../constants.ts';
import { hubTellings } from '../schema.ts';
import { feedsWith } from './feeds-with.ts';
import type { NewPiece } from './feeds-with.ts';

/** Throws when the hub doesn't take it, so that the job is done again. */
export const tellHub = async (ctx: Ctx, published: NewPiece): Promise<void> => {
  const { type, id } = published;
  const hub = await readSetting(ctx, hubAddress);
  // One that was moved or taken back meanwhile is announced again when it comes out.
  const isOut = await findSummary(actAs(ctx, anonymous), { type, id });
  if (hub === '' || !isOut || (await wasTold(ctx, published))) return;
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
  await noteTold(ctx, published, new URL(hub).host);
};

const wasTold = async (ctx: Ctx, { type, id }: ContentRef): Promise<boolean> =>
  (await ctx.db.$count(hubTellings, and(eq(hubTellings.type, type), eq(hubTellings.objectId, id)))) > 0;

const noteTold = (ctx: Ctx, { type, id }: ContentRef, hub: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const told = await ctx.db
      .insert(hubTellings)
      .values({ type, objectId: id, toldAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (told.length > 0) await record(ctx, { type, objectId: id, action: 'feed.told', after: { hub } });
  });

export const tellingOfHub = piecePublished.handle(tellHub);
