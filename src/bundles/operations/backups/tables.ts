// Reads what the database consists of from the database itself, so that backups know no bundle and work at any version's
// schema.
import type { BulkConnection } from '#kernel/bulk-connection.ts';

/** Names are quoted where they need to be. */
export interface TableShape {
  readonly name: string;
  /** The columns without those that the database works out by itself. */
  readonly columns: readonly string[];
}

type Asking = Pick<BulkConnection, 'query'>;

const TABLES = `
  select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum)::text[] as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname = 'public' and c.relkind = 'r'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.oid, c.relname order by c.relname`;

/** Returns the portal's tables, in the order of their names. */
export const listTables = async (connection: Asking): Promise<TableShape[]> => {
  const { rows } = await connection.query(TABLES);
  return rows.map(({ name, columns }) => ({ name: String(name), columns: columns as string[] }));
};

export interface SequenceStanding {
  readonly name: string;
  readonly last: string;
}

/** Returns the sequences that have given a number yet. */
export const listSequences = async (connection: Asking): Promise<SequenceStanding[]> => {
  const { rows } = await connection.query(
    `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows.map(({ name, last }) => ({ name: String(name), last: String(last) }));
};

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export const listForeignKeys = async (connection: Asking): Promise<ForeignKey[]> => {
  const { rows } = await connection.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows.map((row) => ({
    table: String(row['table']),
    name: String(row['name']),
    definition: String(row['definition']),
  }));
};

/**
 * Returns the columns of the queue's table of jobs; the queue makes its tables itself and may be of another version here and
 * there.
 */
export const listJobColumns = async (connection: Asking): Promise<string[]> => {
  const { rows } = await connection.query(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = to_regclass('pgboss.job') and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return rows.map(({ name }) => String(name));
};

/** Returns the moment that names the newest migration; zero in a database without any. */
export const findSchema = async (connection: Asking): Promise<number> => {
  const { rows: tables } = await connection.query(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (!tables[0]?.['name']) return 0;
  const { rows } = await connection.query(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.['newest'] ?? 0);
};
