// Publishes the pieces of the content, each by its author at its time, with the comments below it.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { dayOf } from '#kernel/calendar.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { publishArticle } from '#bundles/articles/public.ts';
import { createComment } from '#bundles/comments/public.ts';
import type { CommentInput } from '#bundles/comments/public.ts';
import { NO_STORED_DETAILS, publishEvent, readSaidLocations } from '#bundles/events/public.ts';
import type { EventDateInput } from '#bundles/events/public.ts';
import { markForNews } from '#bundles/feeds/news/commands.ts';
import { publishSnapshot } from '#bundles/snapshots/public.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import type { DemoPiece } from './content.ts';
import type { DemoArticle, DemoComment, DemoEvent, DemoEventDate, DemoSnapshot } from './content/types.ts';
import type { Images } from './images.ts';
import { toDocument } from './inline.ts';
import type { Referred } from './inline.ts';
import { localMoment } from './local-moment.ts';
import { demoSchoolHolidays } from './school-holidays.ts';
import type { Streams } from './streams/make-streams.ts';

/** A piece that is out, as texts refer to it. */
export interface PublishedPiece {
  readonly kind: DemoPiece['type'];
  readonly id: number;
}

export interface Newsroom {
  readonly cast: Cast;
  readonly images: Images;
  readonly streams: Streams;
  /** What is out so far, by key. */
  readonly published: Map<string, PublishedPiece>;
}

export const publishPiece = async (ctx: Ctx, piece: DemoPiece, newsroom: Newsroom): Promise<void> => {
  const { type, content } = piece;
  const outcome = await publish(ctx, piece, newsroom);
  if (outcome.kind === 'invalid') throw refused(content.key, outcome.errors);
  const ref = { kind: type, id: outcome.id };
  newsroom.published.set(content.key, ref);
  await markIfNews(ctx, piece, { id: outcome.id, cast: newsroom.cast });
  await writeComments(ctx, piece, ref, newsroom);
};

/** Editors mark what everybody may read, as long as it is news. */
const markIfNews = async (
  ctx: Ctx,
  { type, content }: DemoPiece,
  { id, cast }: { readonly id: number; readonly cast: Cast },
) => {
  const isNews = type === 'article' && !content.premium && content.publishedMinutesAgo < NEWS_HOURS * MINUTES;
  if (!isNews) return;
  const editor = actAs(whenItCameOut(ctx, content), found(cast.people, EDITOR));
  await markForNews(editor, { type, id }, true);
};
const EDITOR = 'henrike';
const NEWS_HOURS = 48;
const MINUTES = 60;

const publish = (ctx: Ctx, { type, content }: DemoPiece, newsroom: Newsroom) => {
  if (type === 'article') return publishDemoArticle(ctx, content, newsroom);
  return type === 'imagepost'
    ? publishDemoSnapshot(ctx, content, newsroom)
    : publishDemoEvent(ctx, content, newsroom);
};

const publishDemoArticle = (ctx: Ctx, article: DemoArticle, newsroom: Newsroom) => {
  const {
    headline,
    lead,
    genre = 'report',
    premium = false,
    hero,
    isHeroFree = false,
    updatedMinutesAgo,
  } = article;
  return publishArticle(whenItCameOut(ctx, article), {
    ...sharedOf(ctx, article, newsroom),
    headline,
    lead,
    genre,
    isPremium: premium,
    isHeroFree,
    heroId: hero ? newsroom.images.get(hero)! : null,
    body: toDocument(article.body, referredIn(newsroom)),
    ...(updatedMinutesAgo !== undefined && { updatedAt: minutesAgo(ctx, updatedMinutesAgo) }),
  });
};

const publishDemoSnapshot = (ctx: Ctx, snapshot: DemoSnapshot, newsroom: Newsroom) => {
  const { title, text, picture } = snapshot;
  const paragraphs = text.map((words) => ({ p: words }));
  return publishSnapshot(whenItCameOut(ctx, snapshot), {
    ...sharedOf(ctx, snapshot, newsroom),
    title,
    imageId: newsroom.images.get(picture)!,
    ...(text.length > 0 && { text: toDocument(paragraphs, referredIn(newsroom)) }),
  });
};

const publishDemoEvent = (ctx: Ctx, event: DemoEvent, newsroom: Newsroom) =>
  publishEvent(ctx, eventInputOf(ctx, event, newsroom));

/** Returns the event as the bundle takes it. */
export const eventInputOf = (ctx: Ctx, event: DemoEvent, newsroom: Newsroom) => {
  const { key, title, lead, body, organiser, price, fee, link, details, picture } = event;
  const locations = event.locations.map((location) => ({
    ...location,
    dates: location.dates.map((date) => datesOf(ctx, date)),
  }));
  const said = readSaidLocations(locations, dayOf(ctx.now), demoSchoolHolidays(ctx.now));
  if (Object.keys(said.errors).length > 0) throw refused(key, said.errors);
  return {
    ...sharedOf(ctx, event, newsroom),
    title,
    lead,
    organiser,
    ...(price && { price }),
    ...(fee !== undefined && { feeCents: fee * CENTS }),
    ...(link && { link }),
    ...(details && { details: { ...NO_STORED_DETAILS, ...details } }),
    imageId: picture ? newsroom.images.get(picture)! : null,
    body: toDocument(body, referredIn(newsroom)),
    locations: said.locations,
  };
};

const datesOf = ({ now }: Ctx, { inDays, from, to, untilInDays, status }: DemoEventDate): EventDateInput => {
  const state = status && { status };
  if (from === undefined) {
    const endsAt = untilInDays === undefined ? null : localMoment(now, untilInDays, MIDNIGHT);
    return { startsAt: localMoment(now, inDays, MIDNIGHT), endsAt, isAllDay: true, ...state };
  }
  // What ends by the clock before it begins ends on the next day.
  const endsInDays = untilInDays ?? (to !== undefined && to < from ? inDays + 1 : inDays);
  return {
    startsAt: localMoment(now, inDays, from),
    endsAt: to === undefined ? null : localMoment(now, endsInDays, to),
    ...state,
  };
};

/** Returns what pieces of all kinds have. */
const sharedOf = (ctx: Ctx, content: DemoPiece['content'], { cast }: Newsroom) => ({
  tags: content.tags,
  locationId: found(cast.places, content.place).id,
  categoryId: found(cast.categories, content.category),
  authorId: found(cast.people, content.author).id,
  publishedAt: minutesAgo(ctx, content.publishedMinutesAgo),
});

const referredIn = ({ images, streams, published }: Newsroom): Referred => ({
  imageOf: (picture) => images.get(picture)!,
  streamOf: (stream) => streams.get(stream),
  pieceOf: (key) => published.get(key),
});

/**
 * Returns the moment at which it came out as that of acting, so that the history tells that it came out before it tells what
 * was changed later. What is older than a day is told to nobody as new; published in its own time it would be.
 */
const whenItCameOut = (ctx: Ctx, { publishedMinutesAgo }: DemoPiece['content']): Ctx =>
  publishedMinutesAgo * MINUTE_MS < DAY_MS ? { ...ctx, now: minutesAgo(ctx, publishedMinutesAgo) } : ctx;

const minutesAgo = ({ now }: Ctx, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

interface Utterance {
  readonly comment: DemoComment;
  readonly parent: DemoComment | undefined;
}

const writeComments = async (
  ctx: Ctx,
  { content }: DemoPiece,
  { kind, id }: PublishedPiece,
  { cast }: Newsroom,
) => {
  const publishedAt = minutesAgo(ctx, content.publishedMinutesAgo).getTime();
  const ids = new Map<DemoComment, number>();
  for (const { comment, parent } of inTimeOrder(content.comments)) {
    const then = new Date(publishedAt + comment.minutesAfter * MINUTE_MS);
    const author = { ...actAs(ctx, found(cast.people, comment.author)), now: then };
    const input: CommentInput = {
      text: comment.text,
      parentId: parent && ids.get(parent),
      isAnyway: true,
    };
    const outcome = await createComment(author, { type: kind, id }, input);
    if (outcome.kind !== 'created') throw refused(comment.text, outcome);
    ids.set(comment, outcome.commentId);
  }
};

const inTimeOrder = (comments: readonly DemoComment[]): Utterance[] =>
  comments
    .flatMap((comment): Utterance[] => [
      { comment, parent: undefined },
      ...(comment.replies ?? []).map((reply) => ({ comment: reply, parent: comment })),
    ])
    .sort((a, b) => a.comment.minutesAfter - b.comment.minutesAfter);

const CENTS = 100;
const MIDNIGHT = '00:00';
