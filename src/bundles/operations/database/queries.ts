// Reads what PostgreSQL knows of itself: sizes, connections, transactions that are open for long, slow queries.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { withoutValues } from './rules.ts';

export interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly dead: number;
  readonly tableBytes: number;
  readonly indexBytes: number;
  readonly vacuumedAt: Date | null;
}

/** Returns the tables of the portal and of its queue of jobs, the largest first. */
export const listTables = (ctx: Ctx, limit: number): Promise<TableSize[]> =>
  select(
    ctx,
    sql`
    select case schemaname when 'public' then relname else schemaname || '.' || relname end as name,
      n_live_tup::float8 as rows, n_dead_tup::float8 as dead,
      (pg_total_relation_size(relid) - pg_indexes_size(relid))::float8 as "tableBytes",
      pg_indexes_size(relid)::float8 as "indexBytes",
      extract(epoch from greatest(last_vacuum, last_autovacuum))::float8 * 1000 as "vacuumedAt"
    from pg_stat_user_tables order by pg_total_relation_size(relid) desc, relname limit ${limit}`,
    ({ vacuumedAt, ...row }: Omit<TableSize, 'vacuumedAt'> & { vacuumedAt: number | null }) => ({
      ...row,
      vacuumedAt: vacuumedAt === null ? null : new Date(vacuumedAt),
    }),
  );

export interface IndexSize {
  readonly name: string;
  readonly table: string;
  readonly bytes: number;
  /** How often the index was used since the statistics began. */
  readonly scans: number;
}

export const listIndexes = (ctx: Ctx, limit: number): Promise<IndexSize[]> =>
  select(
    ctx,
    sql`
    select indexrelname as name, relname as "table", pg_relation_size(indexrelid)::float8 as bytes,
      idx_scan::float8 as scans
    from pg_stat_user_indexes order by pg_relation_size(indexrelid) desc, indexrelname limit ${limit}`,
    (row: IndexSize) => row,
  );

export interface DatabaseStanding {
  readonly name: string;
  readonly bytes: number;
  readonly connections: number;
  readonly active: number;
  readonly maxConnections: number;
}

export const findStanding = async (ctx: Ctx): Promise<DatabaseStanding> => {
  const [row] = await select(
    ctx,
    sql`
    select current_database() as name, pg_database_size(current_database())::float8 as bytes,
      count(*)::int as connections, (count(*) filter (where state = 'active'))::int as active,
      current_setting('max_connections')::int as "maxConnections"
    from pg_stat_activity where datname = current_database()`,
    (row: DatabaseStanding) => row,
  );
  return row!;
};

export interface OpenTransaction {
  readonly pid: number;
  readonly since: Date;
  /** The state, such as „active“, „idle in transaction“ … */
  readonly state: string;
  readonly waitsFor: string | null;
}

/** Returns the transactions that last long, the longest first; what they ask isn't told, it would hold values. */
export const listLongTransactions = (ctx: Ctx, seconds: number): Promise<OpenTransaction[]> =>
  select(
    ctx,
    sql`
    select pid, extract(epoch from xact_start)::float8 * 1000 as since, coalesce(state, '') as state,
      wait_event as "waitsFor"
    from pg_stat_activity
    where datname = current_database() and xact_start < now() - make_interval(secs => ${seconds})
    order by xact_start limit 50`,
    ({ since, ...row }: Omit<OpenTransaction, 'since'> & { since: number }) => ({
      ...row,
      since: new Date(since),
    }),
  );

export interface SlowQuery {
  /** The query without its values. */
  readonly query: string;
  readonly calls: number;
  readonly meanMs: number;
  readonly totalMs: number;
}

/** Returns the queries that took most time in all; undefined where nobody counts them. */
export const listSlowQueries = async (ctx: Ctx, limit: number): Promise<SlowQuery[] | undefined> => {
  const [found] = await select(
    ctx,
    sql`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_stat_statements'`,
    (row: { schema: string }) => row,
  );
  if (!found) return undefined;
  const statements = sql`${sql.identifier(found.schema)}.pg_stat_statements`;
  const counted = select(
    ctx,
    sql`
    select left(query, 400) as query, calls::float8 as calls, mean_exec_time as "meanMs", total_exec_time as "totalMs"
    from ${statements} where dbid = (select oid from pg_database where datname = current_database())
    order by total_exec_time desc limit ${limit}`,
    ({ query, ...row }: SlowQuery) => ({ ...row, query: withoutValues(query) }),
  );
  return counted.catch((error: unknown) => {
    if (NOT_COUNTED.includes(codeOf(error))) return undefined;
    throw error;
  });
};

/** The extension is there, but its server doesn't load it, or the portal may not ask it. */
const NOT_COUNTED = ['55000', '42501'];

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause ? codeOf(cause) : '';
};

/** Returns rows as the database gives them, with moments as milliseconds. */
const select = async <R extends object, T>(
  { db }: Ctx,
  query: SQL,
  toResult: (row: R) => T,
): Promise<T[]> => {
  const { rows } = await db.execute<Record<string, unknown>>(query);
  return rows.map((row) => toResult(row as R));
};
