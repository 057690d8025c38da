// Topic: what a thing weighs that was found: half of it for the title, the rest for the lead, the text, the date, the kind and how near
// it is. Where a word stands is said by its letter, see `vectors.ts`.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import type { Search } from './conditions.ts';
import { WEIGHED_WHOLE } from './constants.ts';
import type { Shape } from './found.ts';
import { allOf, anyOf, phraseQuery, wordQuery } from './question/wanted.ts';

/** Title and lead. */
const HEAD = { label: 'AB' };

/** The values that `weighed` is told. */
export const weighingOf = (ctx: Ctx, { wanted, phrases, near }: Search, asOf: Date) => {
  const words = wanted.map((word) => wordQuery(word));
  const asked = [...words, ...phrases.flatMap((phrase) => phraseQuery(phrase) ?? [])];
  const inHead = wanted.map((word) => wordQuery(word, HEAD));
  const ranks = ctx.portal.kinds
    .all()
    .flatMap(({ type, rank }) => (rank === undefined ? [] : [{ type, weight: 0.06 / rank }]));
  return {
    asOf,
    inTitle: wanted.map((word) => wordQuery(word, { label: 'A' })),
    inHead,
    anywhere: words,
    allInHead: allOf([...inHead, ...phrases.flatMap((phrase) => phraseQuery(phrase, HEAD) ?? [])]),
    anyWord: anyOf(asked),
    kinds: ranks.map(({ type }) => type),
    kindWeights: ranks.map(({ weight }) => weight),
    places: near ? [...near.ids] : [],
    placeWeights: near ? [...near.weights] : [],
  };
};

const told = (name: string) => sql.placeholder(name);
/** Of D, C, B and A. */
const WEIGHTS = sql.raw(`'{0.1, 0.3, 0.6, 1}'`);
const WEIGHTS_IN_HEAD = sql.raw(`'{0, 0, 0.15, 0.25}'`);

/** As the processor reckons: with PostgreSQL's decimal numbers weighing took twice as long. */
const number = (value: number): SQL => sql.raw(`float8 '${value}'`);

/** What is new weighs a quarter; after a month and a half half of that. */
const freshness = sql`${number(0.25)} / (1 + greatest(0, date_part('epoch', ${told('asOf')}::timestamptz
  - coalesce(published_at, ${told('asOf')}::timestamptz - interval '1 year')) / ${number(86_400)}) / ${number(45)})`;

const share = sql`coalesce((select avg(case when words @@ in_title then ${number(1)} when words @@ in_head then ${number(0.6)}
  when words @@ anywhere then ${number(0.15)} else 0 end) from asked_words), 0)`;
const isAll = sql`(case when words @@ ${told('allInHead')}::tsquery then ${number(0.5)} else 0 end)`;
const rank = sql`ts_rank(${WEIGHTS}, words, ${told('anyWord')}::tsquery, 1)`;
const rankInHead = sql`ts_rank(${WEIGHTS_IN_HEAD}, words, ${told('anyWord')}::tsquery)`;

const byWords = sql`case when total <= ${sql.raw(String(WEIGHED_WHOLE))}
    then 2 * ${share} + ${isAll} + ${number(0.6)} * ${rank} + ${number(0.4)} * ${rankInHead}
    else 2 * ${isAll} + ${rankInHead} end
  + coalesce(kind.weight, 0)`;

/** What moderators keep out of lists stands behind all else that is found. */
const lastOfAll = sql`case when ${deskPieces.isReducedPiece(sql`found.type`, sql`found.object_id`)} then ${number(100)} else 0 end`;

/** A part of a query that has `found` and `size`: `weighed` has what was found, with its `score`. */
export const weighed = ({ hasWords }: Shape): SQL => sql`
  asked_words as materialized (select in_title::tsquery, in_head::tsquery, anywhere::tsquery
    from unnest(${told('inTitle')}::text[], ${told('inHead')}::text[], ${told('anywhere')}::text[]) as asked(in_title, in_head, anywhere)),
  weighed as (
    select found.id, type, object_id,
      (${hasWords ? byWords : number(0)} + ${freshness} + coalesce(near.weight, 0) - ${lastOfAll})::float8 as score
    from size, found
    cross join lateral (select words from search_things where search_things.ctid = found.lies_at offset 0) thing
    left join unnest(${told('kinds')}::text[], ${told('kindWeights')}::float8[]) as kind(name, weight) on kind.name = found.type
    left join unnest(${told('places')}::int[], ${told('placeWeights')}::float8[]) as near(place, weight)
      on near.place = found.location_id)`;
