// This is the gauge of a piece: how often it was read, and how that compares at its age. contract.md 17.3
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentKind, ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { grouped } from '#design/wording.ts';
import { loadLikes } from '#bundles/likes/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { followerCount, selectorTagOf } from '#bundles/subscriptions/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { compare, findPeers } from './comparison.ts';
import type { Comparison, Peers, PieceAtAge } from './comparison.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { HOURLY_STEPS } from './constants.ts';
import { audiencePaths } from './paths.ts';
import { mayCompareWith, maySeeAudience } from './policy.ts';
import { findTotal } from './queries.ts';
import type { Total } from './queries.ts';
import { ageAfter, isSmall, needleAt, standingOf } from './rules.ts';
import * as texts from './texts.ts';
import type { DialView, FigureView, GaugeView } from './views.ts';

/** What kinds of pieces hold, as far as counting asks. */
interface FoundPiece {
  readonly authorId: number;
  readonly locationId: number;
  readonly locationPath: string;
  readonly publishedAt: Date | null;
}

export interface GaugedPiece extends FoundPiece, ContentRef {
  readonly title: string;
  readonly href: string;
}

/** Returns the kind whose readers are counted. Throws 400 for another word. */
export const countedKind = (ctx: Pick<Ctx, 'portal'>, type: string): ContentKind => {
  const kind = ctx.portal.kinds.get(type);
  if (!kind?.listing) throw badRequest(texts.unknownType);
  return kind;
};

/** Finds a piece whose figures the viewer may see; undefined when they may only see the piece. Throws 400, 404. */
export const findGauged = async (ctx: Ctx, { type, id }: ContentRef): Promise<GaugedPiece | undefined> => {
  const kind = countedKind(ctx, type);
  const thing = (await kind.find(ctx, [id])).get(id);
  const visibility = thing === undefined ? 'nothing' : kind.visibility(ctx.viewer, thing, ctx.now);
  if (visibility === 'nothing') throw notFound();
  const { authorId, locationId, locationPath, publishedAt } = thing as FoundPiece;
  if (!maySeeAudience(ctx.viewer, { authorId, locationPath })) return undefined;
  const { title, href } = kind.summary(thing, visibility);
  return { type, id, authorId, locationId, locationPath, publishedAt, title, href };
};

/** Everything about one piece that the gauge and its details are drawn from. */
export interface Gauged {
  readonly piece: GaugedPiece;
  readonly total: Total | undefined;
  readonly peers: Peers;
  readonly view: GaugeView;
  /** Whose pieces it is compared with, in words; null where there are too few. */
  readonly whose: { readonly author: string; readonly place: string };
}

interface GaugeOptions {
  /** Whose pieces it is compared with. */
  readonly userId?: number | undefined;
  readonly wrapper: GaugeView['wrapper'];
}

/** Loads the gauge; undefined when the viewer may not compare with that person's. */
export const loadGauge = async (
  ctx: Ctx,
  piece: GaugedPiece,
  { userId = piece.authorId, wrapper }: GaugeOptions,
): Promise<Gauged | undefined> => {
  if (!mayCompareWith(ctx.viewer, piece, userId)) return undefined;
  const aged: PieceAtAge = { ...piece, authorId: userId, publishedAt: piece.publishedAt ?? ctx.now };
  const [total, peers, figures, people, place] = await Promise.all([
    findTotal(ctx, piece),
    findPeers(ctx, aged),
    loadReactions(ctx, piece),
    usersByIds(ctx, [userId]),
    findLocation(ctx, piece.locationId),
  ]);
  const comparison = await compare(ctx, aged, peers);
  const whose = {
    author: ctx.viewer.id === userId ? texts.ownPieces : texts.piecesOf(people.get(userId)?.name ?? ''),
    place: texts.piecesIn(place?.name ?? ''),
  };
  const view: GaugeView = {
    words: wordsOf(comparison, whose),
    dial: dialOf(comparison, whose.place),
    figures: [...toFigures(total), ...figures, { name: texts.figures.shares, value: inWords(total?.shares) }],
    href: url(audiencePaths.piece, { contentType: piece.type, contentId: piece.id }),
    wrapper,
  };
  return { piece, total, peers, view, whose };
};

const inWords = (count = 0) => texts.countInWords(count);

export const toFigures = (total: Pick<Total, 'views' | 'reads' | 'seconds'> | undefined): FigureView[] => {
  const { views, reads, seconds } = total ?? { views: 0, reads: 0, seconds: 0 };
  return [
    { name: texts.figures.views, value: texts.countInWords(views) },
    { name: texts.figures.reads, value: texts.readsOf(reads, views) },
    { name: texts.figures.time, value: texts.timeOf(seconds, views) },
  ];
};

/** Loads what everybody sees below the piece anyway; these numbers are exact. */
const loadReactions = async (ctx: Ctx, piece: GaugedPiece): Promise<FigureView[]> => {
  const [likes, [entry], follows] = await Promise.all([
    loadLikes(ctx, [piece]),
    piecesByRefs(ctx, [piece], { withReduced: true }),
    followerCount(ctx, selectorTagOf(piece)),
  ]);
  const { likes: liked, comments, follows: followed } = texts.figures;
  return [
    { name: liked, value: grouped(likes.byRef.get(refKey(piece))?.count ?? 0) },
    { name: comments, value: grouped(entry?.commentCount ?? 0) },
    { name: followed, value: grouped(follows) },
  ];
};

/** Returns words such as „nach 5 Stunden“. */
export const ageText = (steps: number): string => {
  const hours = ageAfter(steps) / HOUR_MS;
  return steps <= HOURLY_STEPS ? texts.afterHours(hours) : texts.afterDays(hours / 24);
};

const wordsOf = ({ steps, views, ofAuthor, ofPlace }: Comparison, whose: Gauged['whose']): string => {
  if (steps === 0) return texts.tooYoung;
  if (isSmall(views)) return texts.tooFew;
  const comparisons = [
    ...(ofAuthor === null
      ? []
      : [texts.comparedWith(standingOf(views, ofAuthor), whose.author, Math.round(ofAuthor))]),
    ...(ofPlace === null
      ? []
      : [texts.comparedWith(standingOf(views, ofPlace), whose.place, Math.round(ofPlace))]),
  ];
  return comparisons.length === 0
    ? texts.nothingToCompare
    : texts.compared(views, ageText(steps), comparisons);
};

/** Returns where the needle stands: the author's median is the middle, or that of the place for somebody's first pieces. */
const dialOf = ({ steps, views, ofAuthor, ofPlace }: Comparison, place: string): DialView => {
  const usual = ofAuthor ?? ofPlace;
  if (steps === 0 || isSmall(views) || usual === null) return { needle: null, mark: null };
  return {
    needle: needleAt(views, usual),
    mark:
      ofAuthor === null || ofPlace === null
        ? null
        : { at: needleAt(ofPlace, ofAuthor), name: texts.usually(place) },
  };
};
