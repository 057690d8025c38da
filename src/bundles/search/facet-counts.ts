// Counts how many of what was found are of each kind, at each place, in each category, of each time, by each author and on each
// tag, in the query that finds them.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { SPANS } from './filters.ts';

export interface FacetCount {
  readonly facet: string;
  /** An id, a path, or a word of an address. */
  readonly key: string;
  readonly count: number;
}

export const MOST_CHOICES = 8;

/** Returns the values that the counts of times need. */
export const sinceOfSpans = ({ now }: Pick<Ctx, 'now'>) => {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { sinceWeek: since(SPANS.woche), sinceMonth: since(SPANS.monat), sinceYear: since(SPANS.jahr) };
};

/** One value: a list of FacetCount over the rows of `found`. */
export const COUNTS_OF_FOUND: SQL = sql`(select json_agg(counted) from (
    select 'art' as facet, type as key, count(*)::int as count from found group by type
    union all select 'ort', path, count(*)::int from found where path <> '' group by path
    union all select 'rubrik', category_id::text, count(*)::int from found where category_id is not null group by category_id
    union all select 'zeit', span.key, span.count::int from (select count(*) filter (where published_at >= ${sql.placeholder('sinceWeek')}::timestamptz),
        count(*) filter (where published_at >= ${sql.placeholder('sinceMonth')}::timestamptz),
        count(*) filter (where published_at >= ${sql.placeholder('sinceYear')}::timestamptz) from found) as counted(week, month, year),
      lateral (values ('woche', week), ('monat', month), ('jahr', year)) as span(key, count)
    union all (select 'von', author_id::text, count(*)::int from found where author_id is not null
      group by author_id order by 3 desc, author_id limit ${sql.raw(String(MOST_CHOICES))})
    union all (select 'schlagwort', tag::text, count(*)::int from (select unnest(tag_ids) as tag from found) tagged
      group by tag order by 3 desc, tag limit ${sql.raw(String(MOST_CHOICES))})) counted)`;
