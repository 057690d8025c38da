// Holds pure rules of the explained feed: how many points a piece has for a reader and why, and in which order pieces stand.
// They use whole numbers alone, so that the same moment and data give the same order anywhere, and parts add up to the score.
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import {
  CANDIDATE_DAYS,
  FOLLOW_POINTS,
  FRESHNESS,
  FURTHER_FOLLOWS,
  FURTHER_FOLLOW_POINTS,
  HOME_POINTS,
  LESS_POINTS,
  MOST_CANDIDATES,
  NEARNESS,
  OWN_PLACE_POINTS,
  READ_TOPICS,
  USUAL,
} from './constants.ts';
import type { Factor } from './constants.ts';

/** What the order asks of a piece. */
export interface CandidateFacts {
  readonly type: string;
  readonly id: number;
  readonly publishedAt: Date;
  readonly authorId: number;
  readonly categoryId: number;
  /** Its own place. */
  readonly locationId: number;
  /** The places from the root down to the piece's own. */
  readonly placeIds: readonly number[];
  readonly tagIds: readonly number[];
}

/** What the order knows of who reads. */
export interface ReaderFacts {
  readonly factors: Readonly<Record<Factor, number>>;
  readonly homeId: number | null;
  /** The reader's other places, in their order. */
  readonly ownPlaceIds: readonly number[];
  /** The distances in kilometres from where they live, by place. */
  readonly distances: ReadonlyMap<number, number>;
  /** What they follow, as selector tags: `user-7`. */
  readonly followed: ReadonlySet<string>;
  /** What they want less of, such as `user-7`, `kind-event`. */
  readonly less: ReadonlySet<string>;
  /** Days on which something of a category was read. */
  readonly readDays: ReadonlyMap<number, number>;
}

/** One reason with its points; the points of all parts are the score. */
export type ScorePart =
  | { readonly reason: 'freshness'; readonly points: number; readonly hours: number }
  | { readonly reason: 'home'; readonly points: number; readonly placeId: number }
  | { readonly reason: 'ownPlace'; readonly points: number; readonly placeId: number; readonly rank: number }
  | { readonly reason: 'distance'; readonly points: number; readonly kilometres: number }
  | { readonly reason: 'follow'; readonly points: number; readonly selectorTag: string }
  | { readonly reason: 'topic'; readonly points: number; readonly days: number }
  | { readonly reason: 'less'; readonly points: number; readonly wish: string };

export interface Scored<Candidate> {
  readonly candidate: Candidate;
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

export interface Placed<Candidate> extends Scored<Candidate> {
  /** Stands behind something with fewer points, since it would have followed another piece of the same author. */
  readonly isHeldBack: boolean;
}

/** Returns all of a score, part by part. */
export const scoreOf = <Candidate extends CandidateFacts>(
  candidate: Candidate,
  reader: ReaderFacts,
  moment: Date,
): Scored<Candidate> => {
  const parts = [
    ...freshnessPart(candidate, reader, moment),
    ...nearnessPart(candidate, reader),
    ...followParts(candidate, reader),
    ...topicPart(candidate, reader),
    ...lessParts(candidate, reader),
  ];
  return { candidate, parts, score: parts.reduce((sum, { points }) => sum + points, 0) };
};

/** Weighs points by a factor: half of them at 1, twice as many at 4. */
const weighed = (points: number, factor: number): number => Math.round((points * factor) / USUAL);

/** Leaves out a part without points, which is no reason. */
const only = <Part extends ScorePart>(part: Part): readonly Part[] => (part.points === 0 ? [] : [part]);

export const hoursOld = (publishedAt: Date, moment: Date): number =>
  Math.max(0, Math.floor((moment.getTime() - publishedAt.getTime()) / HOUR_MS));

const freshnessPart = ({ publishedAt }: CandidateFacts, { factors }: ReaderFacts, moment: Date) => {
  const hours = hoursOld(publishedAt, moment);
  const points = FRESHNESS.find((step) => hours < step.hours)?.points ?? 0;
  return only({ reason: 'freshness', hours, points: weighed(points, factors.freshness) });
};

/** Returns the best of: where somebody lives, another place of theirs, near to where they live. */
const nearnessPart = (candidate: CandidateFacts, reader: ReaderFacts): readonly ScorePart[] => {
  const { factors, homeId } = reader;
  const { placeIds } = candidate;
  const points = (count: number) => weighed(count, factors.nearness);
  if (homeId !== null && placeIds.includes(homeId))
    return only({ reason: 'home', placeId: homeId, points: points(HOME_POINTS) });
  const rank = reader.ownPlaceIds.findIndex((id) => placeIds.includes(id));
  const ofPlace = rank < 0 ? 0 : (OWN_PLACE_POINTS[rank] ?? OWN_PLACE_POINTS.at(-1)!);
  // Nobody knows how far away it is: then it is within no distance.
  const kilometres = Number(reader.distances.get(candidate.locationId));
  const ofDistance = NEARNESS.find((step) => kilometres <= step.kilometres)?.points ?? 0;
  if (ofPlace >= ofDistance)
    return only({
      reason: 'ownPlace',
      placeId: reader.ownPlaceIds[rank]!,
      rank: rank + 1,
      points: points(ofPlace),
    });
  return only({ reason: 'distance', kilometres, points: points(ofDistance) });
};

/** Returns the strongest of what is followed in full, a few more with little each. */
const followParts = (candidate: CandidateFacts, { followed, factors }: ReaderFacts): ScorePart[] => {
  const { type, id, authorId, tagIds, categoryId, placeIds } = candidate;
  const known: readonly (readonly [string, number])[] = [
    [`${type}-${id}`, FOLLOW_POINTS.piece],
    [`user-${authorId}`, FOLLOW_POINTS.user],
    ...tagIds.map((tagId) => [`tag-${tagId}`, FOLLOW_POINTS.tag] as const),
    [`category-${categoryId}`, FOLLOW_POINTS.category],
    // The narrowest place says most.
    ...placeIds.toReversed().map((placeId) => [`location-${placeId}`, FOLLOW_POINTS.location] as const),
  ];
  return known
    .filter(([selectorTag]) => followed.has(selectorTag))
    .slice(0, 1 + FURTHER_FOLLOWS)
    .flatMap(([selectorTag, points], at) =>
      only({
        reason: 'follow',
        selectorTag,
        points: weighed(at === 0 ? points : FURTHER_FOLLOW_POINTS, factors.follows),
      }),
    );
};

const topicPart = ({ categoryId }: CandidateFacts, { readDays, factors }: ReaderFacts) => {
  const days = readDays.get(categoryId) ?? 0;
  const points = READ_TOPICS.find((step) => days >= step.days)?.points ?? 0;
  return only({ reason: 'topic', days, points: weighed(points, factors.topics) });
};

/** Returns all that one may want less of because of a piece. */
export const wishesAbout = (candidate: CandidateFacts): readonly string[] => [
  `user-${candidate.authorId}`,
  `category-${candidate.categoryId}`,
  ...candidate.tagIds.map((id) => `tag-${id}`),
  ...candidate.placeIds.toReversed().map((id) => `location-${id}`),
  `kind-${candidate.type}`,
];

const lessParts = (candidate: CandidateFacts, { less }: ReaderFacts): ScorePart[] =>
  less.size === 0
    ? []
    : wishesAbout(candidate)
        .filter((wish) => less.has(wish))
        .map((wish) => ({ reason: 'less', wish, points: LESS_POINTS }));

/** Returns all candidates of a moment in the reader's order, each once. What came out later isn't among them. */
export const arrange = <Candidate extends CandidateFacts>(
  candidates: readonly Candidate[],
  reader: ReaderFacts,
  moment: Date,
): Placed<Candidate>[] => {
  const since = moment.getTime() - CANDIDATE_DAYS * DAY_MS;
  const known = new Map<string, Candidate>();
  for (const candidate of candidates.toSorted(newestFirst)) {
    const time = candidate.publishedAt.getTime();
    const key = keyOf(candidate);
    if (known.size < MOST_CANDIDATES && time > since && time <= moment.getTime() && !known.has(key))
      known.set(key, candidate);
  }
  const scored = [...known.values()].map((candidate) => scoreOf(candidate, reader, moment));
  return spread(scored.toSorted(byScore));
};

export const keyOf = ({ type, id }: Pick<CandidateFacts, 'type' | 'id'>): string => `${type}:${id}`;

const newestFirst = (a: CandidateFacts, b: CandidateFacts): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id || (a.type < b.type ? 1 : -1);

/** Compares by score. What has as many points stays as it was, the newest first. */
const byScore = (a: Scored<CandidateFacts>, b: Scored<CandidateFacts>): number => b.score - a.score;

/** Spreads the pieces so that never two of one author stand in a row, as long as there is anything by somebody else. */
const spread = <Candidate extends CandidateFacts>(
  sorted: readonly Scored<Candidate>[],
): Placed<Candidate>[] => {
  const left = [...sorted];
  const placed: Placed<Candidate>[] = [];
  const deferred = new Set<Scored<Candidate>>();
  while (left.length > 0) {
    const before = placed.at(-1)?.candidate.authorId;
    const at = left.findIndex(({ candidate }) => candidate.authorId !== before);
    // Whoever is passed over keeps their place in the line.
    for (const one of left.slice(0, Math.max(0, at))) deferred.add(one);
    const [next] = left.splice(Math.max(0, at), 1);
    placed.push({ ...next!, isHeldBack: deferred.has(next!) });
  }
  return placed;
};

const WISH = /^(?:(?:user|category|location|tag)-[1-9]\d{0,8}|kind-[a-z]{1,20})$/;

/** Says whether something can be had less of. */
export const isWish = (text: string): boolean => WISH.test(text);

/** Moves something one step up in a list; what is first or isn't in it stays. */
export const movedUp = (ids: readonly number[], id: number): number[] => {
  const at = ids.indexOf(id);
  if (at < 1) return [...ids];
  return [...ids.slice(0, at - 1), id, ids[at - 1]!, ...ids.slice(at + 1)];
};

/** Says whether there is anything to go by beside the time. */
export const knowsReader = (reader: ReaderFacts): boolean =>
  reader.homeId !== null ||
  reader.ownPlaceIds.length > 0 ||
  reader.followed.size > 0 ||
  reader.less.size > 0 ||
  reader.readDays.size > 0;
