// Says what a thing weighs that was found: half of it for the title, the rest for the lead, the text, the date, the kind and
// how near it is.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import type { Search } from './conditions.ts';
import { COUNTED_IN_TEXT } from './constants.ts';
import { SIGNS } from './encoding.ts';
import type { Shape } from './found.ts';
import { allOf, quote, termsOfPhrase, wordQuery } from './question/wanted.ts';

/** Returns the values that `weighed` is told. */
export const weighingOf = (ctx: Ctx, search: Search, asOf: Date) => {
  const { wanted, phrases, near, characterOf, isLoose = false } = search;
  const words = wanted.map((word) => wordQuery(word, characterOf));
  const inPhrases = phrases.flatMap((phrase) =>
    termsOfPhrase(phrase).map(({ lexeme }) => characterOf(lexeme)),
  );
  const inWords = wanted.map(({ spellings }) => spellings.flat().map(characterOf));
  const ranks = ctx.portal.kinds
    .all()
    .flatMap(({ type, rank }) => (rank === undefined ? [] : [{ type, weight: 0.06 / rank }]));
  return {
    asOf,
    isLoose,
    askedWords: words,
    askedCharacters: inWords.map(anyOfThese),
    allWords: allOf([...words, ...inPhrases.map(quote)]),
    anyCharacter: anyOfThese([...inWords.flat(), ...inPhrases]),
    kinds: ranks.map(({ type }) => type),
    kindWeights: ranks.map(({ weight }) => weight),
    places: near ? [...near.ids] : [],
    placeWeights: near ? [...near.weights] : [],
  };
};

/** Returns a pattern for any of these characters: no character of a word means anything in one. */
const anyOfThese = (characters: readonly string[]): string =>
  `[${[...new Set([SIGNS.unknown, ...characters])].join('')}]`;

const placeholder = (name: string) => sql.placeholder(name);
/** Writes a number as the processor reckons: with PostgreSQL's decimal numbers weighing took twice as long. */
const number = (value: number): SQL => sql.raw(`float8 '${value}'`);

/** What is new weighs a quarter; after a month and a half half of that. */
const freshness = sql`${number(0.25)} / (1 + greatest(0, date_part('epoch', ${placeholder('asOf')}::timestamptz
  - coalesce(published_at, ${placeholder('asOf')}::timestamptz - interval '1 year')) / ${number(86_400)}) / ${number(45)})`;

const IN_TEXT = 0.15;
/** Of what has all words, each that isn't in the head is in the text. */
const inText = sql`(case when ${placeholder('isLoose')}::boolean and not thing.body ~ characters then 0 else ${number(IN_TEXT)} end)`;

/**
 * How much of what is asked stands in title and lead. PostgreSQL makes words of their characters only where one of them stands there:
 * that takes five times as long as to see it.
 */
const head = sql`(select coalesce((select avg(case when title @@ asked then ${number(1)} when head_words @@ asked then ${number(0.6)}
      else ${inText} end) from asked_words), ${number(0)}) * 2 + case when head_words @@ ${placeholder('allWords')}::tsquery then ${number(0.5)} else 0 end
    from (select array_to_tsvector(string_to_array(split_part(thing.head, '/', 1), null)) as title,
      array_to_tsvector(string_to_array(thing.head, null)) as head_words offset 0) words)`;
/** How much of what is asked stands in the text alone. */
const inTextAlone = sql`(case when ${placeholder('isLoose')}::boolean then 2 * coalesce((select avg(${inText}) from asked_words), ${number(0)})
    else ${number(2 * IN_TEXT)} end)`;
/** How often it is said there, of few things that have it. */
const density = sql`case when total <= ${sql.raw(String(COUNTED_IN_TEXT))}
    then ${number(0.2)} * (1 - 10.0 / (10 + regexp_count(thing.body, ${placeholder('anyCharacter')}::text)))::float8 else 0 end`;

const byWords = sql`case when thing.head ~ ${placeholder('anyCharacter')}::text then ${head} else ${inTextAlone} end
  + ${density} + coalesce(kind.weight, 0)`;

/** What moderators keep out of lists stands behind all else that is found. */
const lastOfAll = sql`case when ${deskPieces.isReducedPiece(sql`found.type`, sql`found.object_id`)} then ${number(100)} else 0 end`;

/** Returns a part of a query that has `found` and `size`: in it `weighed` has what was found, with its `score`. */
export const weighed = ({ hasWords }: Shape): SQL => sql`
  asked_words as materialized (select asked::tsquery, characters
    from unnest(${placeholder('askedWords')}::text[], ${placeholder('askedCharacters')}::text[]) as words(asked, characters)),
  weighed as (
    select type, object_id,
      (${hasWords ? byWords : number(0)} + ${freshness} + coalesce(near.weight, 0) - ${lastOfAll})::float8 as score
    from size, found
    cross join lateral (select head, body from search_things where search_things.ctid = found.lies_at offset 0) thing
    left join unnest(${placeholder('kinds')}::text[], ${placeholder('kindWeights')}::float8[]) as kind(name, weight) on kind.name = found.type
    left join unnest(${placeholder('places')}::int[], ${placeholder('placeWeights')}::float8[]) as near(place, weight)
      on near.place = found.location_id)`;
