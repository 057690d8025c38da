// This is what people do beside writing pieces and comments: they like things, follow each other and write to
// one another.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { saveBookmark } from '#bundles/bookmarks/public.ts';
import { setLike } from '#bundles/likes/public.ts';
import { sendMessage } from '#bundles/messages/public.ts';
import { addPlace, wantLess } from '#bundles/recommendations/public.ts';
import { toggleSubscription } from '#bundles/subscriptions/public.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import { conversations, feeds, followings } from './content/conversations.ts';
import type { PublishedPiece } from './publish.ts';

/** The newest pieces are liked, the newer the more; older ones show how it looks without. */
const LIKED_PIECES = 90;
const MOST_LIKES = 11;

/** The order in which `published` stands is that of time, the newest last. */
export const makeCommunity = async (
  ctx: Ctx,
  cast: Cast,
  published: ReadonlyMap<string, PublishedPiece>,
): Promise<void> => {
  // So much in so short a time nobody could do by hand.
  const hurried = { ...ctx, config: { ...ctx.config, rateLimits: false } };
  await likePieces(hurried, cast, published);
  await saveForLater(hurried, cast, published);
  await follow(hurried, cast);
  await converse(hurried, cast);
  await tuneFeeds(hurried, cast);
};

const likePieces = async (ctx: Ctx, cast: Cast, published: ReadonlyMap<string, PublishedPiece>) => {
  const people = [...cast.people.values()];
  for (const [at, [key, { kind, id }]] of [...published].toReversed().slice(0, LIKED_PIECES).entries()) {
    const most = Math.ceil(MOST_LIKES * (1 - at / LIKED_PIECES));
    const chance = chanceOf(key);
    const count = chance % (most + 1);
    for (let nth = 0; nth < count; nth++) {
      const liker = people[(chance + nth * 7) % people.length]!;
      await setLike(actAs(ctx, liker), { type: kind, id }, 'like');
    }
  }
};

/** So many of the older pieces somebody wants to read later. */
const SAVED_PIECES = 6;

const saveForLater = async (ctx: Ctx, cast: Cast, published: ReadonlyMap<string, PublishedPiece>) => {
  const older = [...published.values()].toReversed().slice(SAVED_PIECES);
  for (const [at, key] of SAVING.entries())
    for (const { kind, id } of older.filter((_, nth) => nth % SAVING.length === at).slice(0, SAVED_PIECES))
      await saveBookmark(actAs(ctx, found(cast.people, key)), { type: kind, id });
};

/** They have a login of the demo, so that one can see it. */
const SAVING = ['ruth', 'georg', 'aylin'] as const;

/** The number is always the same for the same key, as good as chance. */
const chanceOf = (key: string): number =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

const follow = async (ctx: Ctx, cast: Cast) => {
  for (const { who, people, places } of followings) {
    const follower = actAs(ctx, found(cast.people, who));
    const selectors = [
      ...people.map((key) => ({ type: 'user' as const, id: found(cast.people, key).id })),
      ...places.map((key) => ({ type: 'location' as const, id: found(cast.places, key).id })),
    ];
    for (const selector of selectors) await toggleSubscription(follower, selector, true);
  }
};

const converse = async (ctx: Ctx, cast: Cast) => {
  // Messages are sent in the order in which they were said, across all conversations: lists of them go by the order in which
  // messages came.
  const said = conversations
    .flatMap(({ between, messages }) =>
      messages.map((message) => ({ ...message, to: between.find((key) => key !== message.from)! })),
    )
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  for (const { from, to, minutesAgo, text } of said) {
    const then = new Date(ctx.now.getTime() - minutesAgo * MINUTE_MS);
    const sender = { ...actAs(ctx, found(cast.people, from)), now: then };
    const outcome = await sendMessage(sender, found(cast.people, to).id, text);
    if (outcome.kind !== 'sent') throw refused(text, outcome);
  }
};

const tuneFeeds = async (ctx: Ctx, cast: Cast) => {
  for (const { who, places, less } of feeds) {
    const member = actAs(ctx, found(cast.people, who));
    for (const key of places) await addPlace(member, found(cast.places, key).id);
    for (const key of less) await wantLess(member, `category-${found(cast.categories, key)}`);
  }
};
