// Chooses what is looked at of all that a search finds. Where words are rare, that is everything. Words that stand in a good
// part of a large portal are met in its newest things already: then it is these, and those that have the words in their titles,
// whatever their age. docs/decisions/0166
import { and, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { dayOf } from '#kernel/calendar.ts';
import { MINUTE_MS, SECOND_MS } from '#kernel/durations.ts';
import type { Portal } from '#kernel/portal.ts';
import { allOfKind, periodsSince } from './periods.ts';
import {
  NARROWING,
  hasPhrases,
  hasTitle,
  hasWords,
  isNarrowed,
  isWithin,
  narrowingOf,
  phrasesOf,
  textQuery,
  titleQuery,
} from './conditions.ts';
import type { Search } from './conditions.ts';
import { SIGNS } from './encoding.ts';
import { allOf, anyOf, quote } from './question/wanted.ts';
import { WORDS, searchThings } from './schema.ts';
import { isOpen, searchedTypes } from './visible.ts';
import { lookUp } from './vocabulary.ts';

/** So many of the newest things of each kind are looked through first, and so many where these haven't enough. */
export const LENGTHS = [400, 2_000, 8_000] as const;
/** Where so many are found, no more are looked for; of a phrase fewer, since each is looked up in its text. */
const ENOUGH = 100;
const ENOUGH_OF_PHRASES = 25;
/** The most that are taken of titles with words that are met everywhere, and of all that is found where nothing newer is. */
const MOST_TITLES = 500;
const MOST_FOUND = 5_000;
/** The newest of a stretch: days on which very much came out at once count no more than that. */
const MOST_MET = 1_500;

/** What a query asks for: of which parts it is made, and the values that they are told. */
export interface Asked {
  readonly shape: Shape;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Shape {
  readonly stretches: number;
  readonly hasWords: boolean;
  /** Titles are looked up, too, where the newest things stand for all. */
  readonly hasTitles: boolean;
}

/** Returns what a search asks for; undefined where it asks for nothing. */
export const askFor = async (ctx: Ctx, search: Search): Promise<Asked | undefined> => {
  const query = textQuery(search);
  if (query === undefined && !isNarrowed(search)) return undefined;
  const stretches = await loadStretches(ctx);
  const titles = stretches.length > 0 ? titleQuery(search) : undefined;
  return {
    shape: {
      stretches: stretches.length,
      hasWords: query !== undefined,
      hasTitles: titles !== undefined,
    },
    values: {
      ...narrowingOf(search),
      now: ctx.now,
      types: searchedTypes(ctx),
      query,
      titles,
      ...phrasesOf(search),
      enough: search.phrases.length > 0 ? ENOUGH_OF_PHRASES : ENOUGH,
      ...Object.fromEntries(
        stretches.map((periods, at) => [
          `within${at}`,
          allOf([...(query === undefined ? [] : [query]), anyOf(periods.map(quote))]),
        ]),
      ),
    },
  };
};

const { type, objectId, publishedAt, locationId, locationPath, categoryId, authorId, tagIds } = searchThings;

/**
 * Small columns, since they are gone through more than once; the words are looked up again for what is weighed, where the row
 * lies.
 */
const columns = sql`${searchThings}.ctid as lies_at, ${type} as type, ${objectId} as object_id, ${publishedAt} as published_at,
  ${locationId} as location_id, ${locationPath} as path, ${categoryId} as category_id, ${authorId} as author_id, ${tagIds} as tag_ids`;

const placeholder = (name: string) => sql.placeholder(name);

interface PartOptions {
  readonly condition: SQL | undefined;
  /** Names of what is told: words to be met, and words of titles. */
  readonly words: string | undefined;
  readonly titles?: string | undefined;
  readonly most: number;
  readonly order?: SQL;
}

const PHRASES = hasPhrases({
  phrases: placeholder('phrases'),
  unwantedPhrases: placeholder('unwantedPhrases'),
});

/**
 * Returns the part of a query that has the rows of the index with a query's words, some or all of them, in the order that is
 * given.
 */
const part = (name: string, { condition, words, titles, most, order = sql`` }: PartOptions): SQL => sql`
  ${sql.raw(name)} as materialized (select ${columns} from ${searchThings}
    where ${and(
      condition,
      words === undefined ? undefined : and(hasWords(placeholder(words)), PHRASES),
      titles === undefined ? undefined : hasTitle(placeholder(titles)),
      isOpen(placeholder('types'), placeholder('now')),
      isWithin(NARROWING),
    )}
    ${order} limit ${sql.raw(String(most))})`;

const newestFirst = sql`order by ${publishedAt} desc nulls last`;

const rowsOf = (name: string) => sql.raw(`(select count(*) from ${name})`);
const areFew = (names: readonly string[]) =>
  sql.join(
    [sql`true`, ...names.map((name) => sql`${rowsOf(name)} < ${placeholder('enough')}::int`)],
    sql` and `,
  );

const whereEnough = (name: string): SQL =>
  sql`select * from ${sql.raw(name)} where ${rowsOf(name)} >= ${placeholder('enough')}::int`;

/** Titles are rarer than texts: the first stretch hardly has enough of them. */
const titledStretches = (stretches: number): number[] =>
  Array.from({ length: stretches }, (_, at) => at).slice(Math.min(1, stretches - 1));

/**
 * Returns parts of a query: `found` has the rows, `size` how many they are (`total`) and whether there are more (`is_part`). A
 * longer stretch is looked at only where the shorter one hasn't enough, and everything only where none has.
 */
export const foundIn = ({ stretches, hasWords: asksWords, hasTitles }: Shape): SQL => {
  const names = Array.from({ length: stretches }, (_, at) => `stretch_${at}`);
  const isMet = sql`not (${areFew(names)})`;
  const titledIn = titledStretches(stretches);
  const titledNames = titledIn.map((at) => `titled_${at}`);
  const query = asksWords ? 'query' : undefined;
  const titled = (name: string, words: string | undefined, condition: SQL | undefined) =>
    part(name, {
      condition: and(hasTitles ? isMet : sql`false`, condition),
      words,
      titles: hasTitles ? 'titles' : undefined,
      most: MOST_TITLES,
    });
  return sql.join(
    [
      ...names.map((name, at) =>
        part(name, {
          condition: areFew(names.slice(0, at)),
          words: `within${at}`,
          most: MOST_MET,
          order: newestFirst,
        }),
      ),
      part('everything', { condition: areFew(names), words: query, most: MOST_FOUND }),
      ...titledIn.map((at, nth) =>
        titled(titledNames[nth]!, `within${at}`, areFew(titledNames.slice(0, nth))),
      ),
      titled('all_titled', query, areFew(titledNames)),
      titled('timeless_titled', query, isNull(publishedAt)),
      sql`met as (${sql.join([sql`select * from everything`, ...names.map(whereEnough)], sql` union all `)})`,
      sql`found as materialized (select * from met union all
        select * from (select * from all_titled union all select * from timeless_titled ${sql.join(
          titledNames.map((name) => sql`union all ${whereEnough(name)}`),
          sql` `,
        )}) titled
        where lies_at not in (select lies_at from met))`,
      sql`size as (select count(*)::int as total, (${isMet} or ${rowsOf('everything')} >= ${sql.raw(String(MOST_FOUND))}) as is_part
        from found)`,
    ],
    sql`, `,
  );
};

export interface Usage {
  /** Whether the newest things of a large portal stand for all. */
  readonly hasNewest: boolean;
  /** The number up to which it is counted. */
  readonly most: SQL | number;
  readonly isElse?: SQL;
}

/**
 * Says how usual a query is that stands in a column of another one: 0 where nothing that may be found fits it. The newest
 * things are counted first, and what stands in them is more usual than all that doesn't: to list everything that has a word
 * takes longer than to see that something has. `usageValues` gives what it is told.
 */
export const usageOf = (query: SQL, { hasNewest, most, isElse }: Usage): SQL => {
  const countOf = (asked: SQL) => sql`(select count(*)::int from (select from ${searchThings}
    where ${and(sql`${WORDS} @@ ${asked}`, isElse, isOpen(placeholder('types'), placeholder('now')))} limit ${most}::int) found)`;
  const anywhere = countOf(sql`${query}::tsquery`);
  if (!hasNewest) return anywhere;
  const amongNewest = countOf(sql`(${query}::tsquery && ${placeholder('newest')}::tsquery)`);
  return sql`coalesce(nullif(${amongNewest}, 0) + ${most}::int, ${anywhere})`;
};

export const usageValues = async (ctx: Ctx) => {
  const [newest] = await loadStretches(ctx);
  const values = { types: searchedTypes(ctx), now: ctx.now };
  return newest
    ? { hasNewest: true, values: { ...values, newest: anyOf(newest.map(quote)) } }
    : { hasNewest: false, values };
};

/** The characters of the periods of the newest things: of each kind so many. */
type Stretch = readonly string[];

interface Looked {
  readonly at: number;
  readonly day: string;
  readonly stretches: Promise<readonly Stretch[]>;
  /** Milliseconds for which it holds. */
  holdsMs: number;
}

/** How old the newest things are changes slowly, and needn't be right. */
const LOOKED_AT_MS = 10 * MINUTE_MS;
/** A day or month in which nothing has come out has no character: the first thing of it isn't to be missed for longer. */
const UNKNOWN_PERIOD_MS = 2 * SECOND_MS;
const looks = new WeakMap<Portal, Looked>();

/** None on a portal that has no more of any kind than the first is long. */
const loadStretches = (ctx: Ctx): Promise<readonly Stretch[]> => {
  const { portal, now } = ctx;
  const known = looks.get(portal);
  const day = dayOf(now);
  if (known?.day === day && Math.abs(now.getTime() - known.at) < known.holdsMs) return known.stretches;
  const stretches = Promise.all(LENGTHS.map((length) => stretchOf(ctx, length))).then((all) =>
    all.filter((stretch) => stretch !== undefined),
  );
  const looked = { at: now.getTime(), day, stretches, holdsMs: LOOKED_AT_MS };
  looks.set(portal, looked);
  void noteUnknown(looked).catch(() => looks.delete(portal));
  return stretches;
};

const noteUnknown = async (looked: Looked): Promise<void> => {
  const found = await looked.stretches;
  if (found.some((periods) => periods.includes(SIGNS.unknown))) looked.holdsMs = UNKNOWN_PERIOD_MS;
};

interface Edge extends Record<string, unknown> {
  readonly type: string;
  /** When the oldest of its newest things came out; null where it has no more than these. */
  readonly since: string | null;
}

const stretchOf = async (ctx: Ctx, length: number): Promise<Stretch | undefined> => {
  const { now } = ctx;
  const { rows } = await ctx.db.execute<Edge>(sql`
    select kind.type, (select ${publishedAt} from ${searchThings}
        where ${searchThings.type} = kind.type and ${publishedAt} <= ${now.toISOString()}::timestamptz
        order by ${publishedAt} desc limit 1 offset ${length}) as since
    from unnest(${sql.param(searchedTypes(ctx))}::text[]) as kind(type)`);
  if (rows.every(({ since }) => since === null)) return undefined;
  const periods = rows.flatMap(({ type, since }) =>
    since === null ? [allOfKind(type)] : periodsSince(type, new Date(since), now),
  );
  const { characterOf } = await lookUp(ctx, periods);
  return [...new Set(periods.map(characterOf))];
};
