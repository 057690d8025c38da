import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import {
  FACTORS,
  FOLLOW_POINTS,
  FRESHNESS,
  FURTHER_FOLLOW_POINTS,
  HOME_POINTS,
  LESS_POINTS,
  MOST_CANDIDATES,
  NEARNESS,
  OWN_PLACE_POINTS,
  READ_TOPICS,
  STRONGEST,
  USUAL,
} from './constants.ts';
import { packFeedCursor, pageOf, unpackFeedCursor } from './feed-cursor.ts';
import type { FeedCursor } from './feed-cursor.ts';
import { arrange, isWish, keyOf, knowsReader, movedUp, scoreOf } from './rules.ts';
import type { CandidateFacts, ReaderFacts } from './rules.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

const factorsAt = (value: number) =>
  Object.fromEntries(FACTORS.map((name) => [name, value])) as ReaderFacts['factors'];
const nobody: ReaderFacts = {
  factors: factorsAt(USUAL),
  homeId: null,
  ownPlaceIds: [],
  distances: new Map(),
  followed: new Set(),
  less: new Set(),
  readDays: new Map(),
};
const piece: CandidateFacts = {
  type: 'article',
  id: 1,
  publishedAt: hoursAgo(400),
  authorId: 5,
  categoryId: 3,
  locationId: 12,
  placeIds: [1, 11, 12],
  tagIds: [8],
};
const pointsOf = (reader: Partial<ReaderFacts>, changes: Partial<CandidateFacts> = {}) =>
  scoreOf({ ...piece, ...changes }, { ...nobody, ...reader }, NOW).parts.map(({ reason, points }) => [
    reason,
    points,
  ]);

/** Returns the points of a piece so many kilometres from home. */
const fromAfar = (distance: number) => pointsOf({ homeId: 99, distances: new Map([[12, distance]]) });

const partsOf = (reader: Partial<ReaderFacts>) => scoreOf(piece, { ...nobody, ...reader }, NOW).parts;

const partsAt = (publishedAt: Date) => scoreOf({ ...piece, publishedAt }, nobody, NOW).parts;

describe('the points of a piece', () => {
  it('are none for something old from nowhere near, for somebody unknown', () =>
    expect(scoreOf(piece, nobody, NOW)).toEqual({ candidate: piece, score: 0, parts: [] }));

  it.each(FRESHNESS.map(({ hours, points }) => [hours, points]))(
    'for being less than %i hours old are %i',
    (hours, points) => {
      const justBefore = new Date(NOW.getTime() - hours * HOUR_MS + 1);
      expect(pointsOf({}, { publishedAt: justBefore })).toEqual([['freshness', points]]);
      expect(pointsOf({}, { publishedAt: hoursAgo(hours) })).not.toEqual([['freshness', points]]);
    },
  );

  it('are most for where one lives, or what lies in it', () => {
    expect(pointsOf({ homeId: 12 })).toEqual([['home', HOME_POINTS]]);
    expect(pointsOf({ homeId: 11, ownPlaceIds: [12] })).toEqual([['home', HOME_POINTS]]);
    expect(pointsOf({ homeId: 99 })).toEqual([]);
  });

  it('are fewer for each further place of one’s own, and at last stay the same', () => {
    for (const [at, points] of [...OWN_PLACE_POINTS, OWN_PLACE_POINTS.at(-1)!].entries()) {
      const others = Array.from({ length: at }, (_, nth) => 100 + nth);
      expect(pointsOf({ ownPlaceIds: [...others, 12] })).toEqual([['ownPlace', points]]);
    }
  });

  it.each(NEARNESS.map(({ kilometres, points }) => [kilometres, points]))(
    'for %i kilometres from home are %i',
    (kilometres, points) => {
      expect(fromAfar(kilometres)).toEqual([['distance', points]]);
      expect(fromAfar(kilometres + 1)).not.toEqual([['distance', points]]);
    },
  );

  it('count the better of a place of one’s own and its distance', () => {
    const distances = new Map([[12, 1]]);
    expect(pointsOf({ homeId: 99, ownPlaceIds: [12], distances })).toEqual([['ownPlace', 24]]);
    expect(pointsOf({ homeId: 99, ownPlaceIds: [7, 8, 9, 12], distances })).toEqual([['distance', 18]]);
    // Where both give as many points, the place of one's own is named as the reason.
    const asMuch = { homeId: 99, ownPlaceIds: [7, 8, 9, 12], distances: new Map([[12, 10]]) };
    expect(pointsOf(asMuch)).toEqual([['ownPlace', 12]]);
  });

  it('say which place it is, and how far away', () => {
    expect(partsOf({ homeId: 12 })).toEqual([{ reason: 'home', placeId: 12, points: HOME_POINTS }]);
    expect(partsOf({ ownPlaceIds: [7, 11] })).toEqual([
      { reason: 'ownPlace', placeId: 11, rank: 2, points: OWN_PLACE_POINTS[1] },
    ]);
    expect(partsOf({ homeId: 99, distances: new Map([[12, 3]]) })).toEqual([
      { reason: 'distance', kilometres: 3, points: 18 },
    ]);
    expect(partsOf({ homeId: 99, distances: new Map([[12, 300]]) })).toEqual([]);
    expect(partsOf({ readDays: new Map([[3, 6]]) })).toEqual([{ reason: 'topic', days: 6, points: 14 }]);
    expect(partsOf({ readDays: new Map([[4, 6]]) })).toEqual([]);
    expect(partsOf({ followed: new Set(['user-5']) })).toEqual([
      { reason: 'follow', selectorTag: 'user-5', points: FOLLOW_POINTS.user },
    ]);
    expect(partsOf({ less: new Set(['user-5']) })).toEqual([
      { reason: 'less', wish: 'user-5', points: LESS_POINTS },
    ]);
  });

  it('say how old it is, in whole hours', () => {
    expect(partsAt(hoursAgo(1.9))).toEqual([{ reason: 'freshness', hours: 1, points: 40 }]);
    expect(partsAt(hoursAgo(-5))).toEqual([{ reason: 'freshness', hours: 0, points: 40 }]);
  });

  it('for what is followed are those of the strongest, and a little for others', () => {
    expect(pointsOf({ followed: new Set(['location-1']) })).toEqual([['follow', FOLLOW_POINTS.location]]);
    const all = ['article-1', 'user-5', 'tag-8', 'category-3', 'location-1', 'location-12'];
    expect(pointsOf({ followed: new Set(all) })).toEqual([
      ['follow', FOLLOW_POINTS.piece],
      ['follow', FURTHER_FOLLOW_POINTS],
      ['follow', FURTHER_FOLLOW_POINTS],
    ]);
  });

  it.each(READ_TOPICS.map(({ days, points }) => [days, points]))(
    'for a category read on %i days are %i',
    (days, points) => expect(pointsOf({ readDays: new Map([[3, days]]) })).toEqual([['topic', points]]),
  );

  it('are taken away for each thing of which less is wanted', () => {
    const less = new Set(['user-5', 'category-3', 'location-1', 'tag-8', 'kind-article', 'user-6']);
    expect(pointsOf({ less })).toEqual(Array.from({ length: 5 }, () => ['less', LESS_POINTS]));
  });

  it('are none where a slider is at nothing, and twice as many where it is at its end', () => {
    const reader = { homeId: 12, followed: new Set(['user-5']), readDays: new Map([[3, 20]]) };
    const at = (value: number) =>
      scoreOf(
        { ...piece, publishedAt: hoursAgo(1) },
        { ...nobody, ...reader, factors: factorsAt(value) },
        NOW,
      ).score;
    expect(at(0)).toBe(0);
    expect(at(STRONGEST)).toBe(2 * at(USUAL));
  });
});

const ids = (most: number) => fc.integer({ min: 1, max: most });
const candidate: fc.Arbitrary<CandidateFacts> = fc.record({
  type: fc.constantFrom('article', 'event'),
  id: ids(40),
  publishedAt: fc.integer({ min: -60, max: 400 * 60 }).map((minutes) => hoursAgo(minutes / 60)),
  authorId: ids(4),
  categoryId: ids(4),
  locationId: ids(6),
  placeIds: fc.uniqueArray(ids(6), { maxLength: 3 }),
  tagIds: fc.uniqueArray(ids(5), { maxLength: 3 }),
});
const selectors = fc.array(
  fc
    .tuple(fc.constantFrom('user', 'tag', 'category', 'location', 'article'), ids(6))
    .map((parts) => parts.join('-')),
  { maxLength: 6 },
);
const reader: fc.Arbitrary<ReaderFacts> = fc.record({
  factors: fc.record(
    Object.fromEntries(FACTORS.map((name) => [name, fc.integer({ min: 0, max: STRONGEST })])),
  ) as unknown as fc.Arbitrary<ReaderFacts['factors']>,
  homeId: fc.option(ids(6)),
  ownPlaceIds: fc.uniqueArray(ids(6), { maxLength: 4 }),
  distances: fc.array(fc.tuple(ids(6), fc.integer({ min: 0, max: 40 }))).map((pairs) => new Map(pairs)),
  followed: selectors.map((tags) => new Set(tags)),
  less: selectors.map((tags) => new Set(tags)),
  readDays: fc.array(fc.tuple(ids(4), ids(20))).map((pairs) => new Map(pairs)),
});
const pool = fc.array(candidate, { maxLength: 50 });

const pieceOf = (type: string, id: number, hours: number): CandidateFacts => ({
  ...piece,
  type,
  id,
  authorId: id,
  publishedAt: hoursAgo(hours),
});

const by = (authorId: number, hours: number) => ({ ...pieceOf('article', hours, hours), authorId });
const deferred = (...pieces: CandidateFacts[]) =>
  arrange(pieces, nobody, NOW).map(({ candidate, isHeldBack }) => [candidate.id, isHeldBack]);

describe('an order', () => {
  it('has parts in whole numbers that add up to each score', () =>
    fc.assert(
      fc.property(pool, reader, (pieces, reader) => {
        for (const { score, parts } of arrange(pieces, reader, NOW)) {
          expect(parts.every(({ points }) => Number.isInteger(points) && points !== 0)).toBe(true);
          expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        }
      }),
    ));

  it('holds each piece that is out and not too old once, and no other', () =>
    fc.assert(
      fc.property(pool, reader, (pieces, reader) => {
        const keys = arrange(pieces, reader, NOW).map(({ candidate }) => keyOf(candidate));
        const wanted = pieces.filter(
          ({ publishedAt }) => publishedAt <= NOW && publishedAt.getTime() > NOW.getTime() - 14 * DAY_MS,
        );
        expect(keys.toSorted()).toEqual([...new Set(wanted.map(keyOf))].toSorted());
      }),
    ));

  it('never has two of one author in a row while anything by somebody else is left', () =>
    fc.assert(
      fc.property(pool, reader, (pieces, reader) => {
        const authors = arrange(pieces, reader, NOW).map(({ candidate }) => candidate.authorId);
        for (const [at, author] of authors.entries())
          if (authors[at + 1] === author) expect(new Set(authors.slice(at))).toEqual(new Set([author]));
      }),
    ));

  it('is that of the points, but for what is held back for variety', () =>
    fc.assert(
      fc.property(pool, reader, (pieces, reader) => {
        const order = arrange(pieces, reader, NOW);
        for (const [at, one] of order.entries())
          for (const before of order.slice(0, at))
            if (before.score < one.score) expect(one.isHeldBack).toBe(true);
      }),
    ));

  it('has the newest first of what has as many points, then the larger number, then kinds from the last on', () => {
    const all = [
      pieceOf('article', 1, 200),
      pieceOf('event', 1, 200),
      pieceOf('article', 2, 200),
      pieceOf('article', 3, 199),
    ];
    expect(arrange(all, nobody, NOW).map(({ candidate }) => keyOf(candidate))).toEqual([
      'article:3',
      'article:2',
      'event:1',
      'article:1',
    ]);
  });

  it('has the newest first also of what has as many points and smaller numbers, however they come', () => {
    const all = [pieceOf('event', 4, 200), pieceOf('article', 4, 200), pieceOf('article', 2, 199)];
    for (const some of [all, all.toReversed(), [all[1]!, all[2]!, all[0]!]])
      expect(arrange(some, nobody, NOW).map(({ candidate }) => keyOf(candidate))).toEqual([
        'article:2',
        'event:4',
        'article:4',
      ]);
  });

  it('takes of one piece what is newest, and nothing that is two weeks old', () => {
    const twice = [pieceOf('article', 1, 9), pieceOf('article', 1, 5), pieceOf('article', 1, 7)];
    expect(arrange(twice, nobody, NOW).map(({ candidate }) => candidate.publishedAt)).toEqual([hoursAgo(5)]);
    expect(arrange([pieceOf('article', 1, 14 * 24)], nobody, NOW)).toEqual([]);
    expect(arrange([pieceOf('article', 1, 14 * 24 - 0.01)], nobody, NOW)).toHaveLength(1);
  });

  it('is one of so many of the newest', () => {
    const many = Array.from({ length: MOST_CANDIDATES + 1 }, (_, at) => pieceOf('article', at + 1, at / 10));
    const found = arrange(many, nobody, NOW);
    expect(found).toHaveLength(MOST_CANDIDATES);
    expect(found.some(({ candidate }) => candidate.id === MOST_CANDIDATES + 1)).toBe(false);
  });

  it('says of what it held back that it did, and of nothing else', () => {
    expect(deferred(by(1, 200), by(2, 201), by(1, 202))).toEqual([
      [200, false],
      [201, false],
      [202, false],
    ]);
    expect(deferred(by(1, 200), by(1, 201), by(2, 202), by(1, 203))).toEqual([
      [200, false],
      [202, false],
      [201, true],
      [203, false],
    ]);
  });

  it('is the same for the same moment and data, however these come', () =>
    fc.assert(
      fc.property(pool, reader, (pieces, reader) => {
        const once = [...new Map(pieces.map((one) => [keyOf(one), one])).values()];
        expect(arrange(once.toReversed(), reader, NOW)).toEqual(arrange(once, reader, NOW));
      }),
    ));

  it('goes on page by page as it was begun, whatever comes out meanwhile', () =>
    fc.assert(
      fc.property(pool, pool, reader, ids(7), (pieces, later, reader, length) => {
        const whole = arrange(pieces, reader, NOW).map(({ candidate }) => keyOf(candidate));
        const known = new Set(pieces.map(keyOf));
        const newer = later
          .filter((one) => !known.has(keyOf(one)))
          .map((one, at) => ({ ...one, publishedAt: new Date(NOW.getTime() + (at + 1) * 60_000) }));
        const shown: string[] = [];
        let after: FeedCursor | undefined;
        do {
          const moment: Date = after?.moment ?? NOW;
          const order = arrange(after ? [...newer, ...pieces] : pieces, reader, moment);
          const { entries, next } = pageOf(order, { after, moment, length });
          shown.push(...entries.map(({ candidate }) => keyOf(candidate)));
          after = next && unpackFeedCursor(packFeedCursor(next));
        } while (after);
        expect(shown).toEqual(whole);
      }),
    ));
});

describe('a cursor', () => {
  it.each([
    undefined,
    '',
    '0~1-1-article',
    '24~',
    '24~x-1-article',
    '24~1-1-Article',
    'a~1-1-article',
    '12345~1-1-a',
  ])('is none of %j', (text) => expect(unpackFeedCursor(text)).toBeUndefined());

  it('goes on where a piece would have stood that is gone meanwhile', () => {
    const order = [1, 2, 3, 4].map((id) => ({ candidate: { type: 'article', id } }));
    const after = { moment: NOW, shown: 2, last: { type: 'article', id: 9 } };
    expect(pageOf(order, { after, moment: NOW, length: 5 }).entries).toEqual(order.slice(2));
  });
});

describe('small rules', () => {
  it.each(['user-7', 'category-1', 'location-12', 'tag-3', 'kind-imagepost'])(
    '%s can be had less of',
    (wish) => expect(isWish(wish)).toBe(true),
  );
  it.each(['', 'user-0', 'user-x', 'article-7', 'kind-', 'kind-A', 'user-7 ', 'user-9999999999'])(
    '%j can’t',
    (wish) => expect(isWish(wish)).toBe(false),
  );

  it('moves a place one step up', () => {
    expect(movedUp([1, 2, 3], 3)).toEqual([1, 3, 2]);
    expect(movedUp([1, 2, 3], 2)).toEqual([2, 1, 3]);
    expect(movedUp([1, 2, 3, 4], 4)).toEqual([1, 2, 4, 3]);
    expect(movedUp([1, 2, 3], 1)).toEqual([1, 2, 3]);
    expect(movedUp([1, 2, 3], 9)).toEqual([1, 2, 3]);
  });

  it('knows whether there is anything to go by', () => {
    expect(knowsReader(nobody)).toBe(false);
    for (const changes of [
      { homeId: 1 },
      { ownPlaceIds: [1] },
      { followed: new Set(['user-1']) },
      { less: new Set(['user-1']) },
      { readDays: new Map([[1, 1]]) },
    ])
      expect(knowsReader({ ...nobody, ...changes })).toBe(true);
  });
});
