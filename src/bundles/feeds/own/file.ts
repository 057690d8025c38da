// Makes one's own feed: the portal's, as far as its owner may read it now. It is made for one person, so nobody keeps it.
import type { FEED_FORMS } from '#design/feed-forms.ts';
import type { AlreadySent, BytesAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { privateFile } from '#kernel/private-file.ts';
import type { Exchange } from '#kernel/private-file.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { writeFeed } from '#bundles/syndication/public.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { OWN_FEED_LIMIT } from '../constants.ts';
import { toFeed } from '../feed.ts';
import { portalList } from '../lists.ts';
import { ownFeedPaths } from './paths.ts';
import { wholeTextsBy } from './policy.ts';
import { findOwnerOf } from './queries.ts';
import * as texts from './texts.ts';

/** Throws 404 for an address that is nobody's, and 429 for programs that can't stop asking. */
export const answerOwnFeed = async (
  ctx: Ctx,
  token: string,
  form: (typeof FEED_FORMS)[number],
  exchange: Exchange,
): Promise<BytesAnswer | AlreadySent> => {
  const owner = await findOwnerOf(ctx, token);
  if (owner === undefined) throw notFound();
  await limitAttempts(ctx, `own-feed:${owner}`, OWN_FEED_LIMIT);
  const reader = actAs(ctx, readerOf((await viewersByIds(ctx, [owner])).get(owner)));
  const feed = toFeed(reader, portalList(), { isWhole: reader.viewer.hasPass });
  const { text, type } = await writeFeed(reader, form, {
    ...feed,
    title: texts.feedTitle,
    feed: url(ownFeedPaths.file, { token }),
    hasHub: false,
  });
  return privateFile(exchange, text, type);
};

/** Who can't act for now reads in programs what everybody reads; so does a program of somebody who looks after something. */
const readerOf = (owner: Viewer | undefined): Viewer =>
  owner && wholeTextsBy(owner) ? { ...anonymous, hasPass: true } : anonymous;
