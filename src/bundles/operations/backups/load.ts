// Loads rows of a backup into a database, in the caller's transaction: the schema of its time first, then the rows, then what
// binds them.
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { BulkConnection } from '#kernel/bulk-connection.ts';
import { migrateUpTo } from '#kernel/migrations.ts';
import { StartError } from '#kernel/start-error.ts';
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { RESTORING_SCHEMA } from './constants.ts';
import { JOBS } from './format.ts';
import type { End, Manifest } from './format.ts';
import { listForeignKeys, listTables } from './tables.ts';
import type { ForeignKey } from './tables.ts';
import * as texts from './texts.ts';

export interface Loading {
  readonly rows: (table: string, piece: Buffer) => Promise<void>;
  /** Ends the last table: the connection is free for something else. */
  readonly pause: () => Promise<void>;
  /** Ends the last table, binds tables to each other and lets numbers go on where they were. */
  readonly complete: (end: End) => Promise<void>;
}

/** Where jobs wait until the queue has made its own tables. */
const JOBS_ASIDE = `${RESTORING_SCHEMA}.jobs`;

/** Removes what was there, and makes empty tables of the backup's schema. */
export const beginLoading = async (connection: BulkConnection, manifest: Manifest): Promise<Loading> => {
  await clearDatabase(connection);
  await migrateUpTo((text, values) => connection.query(text, values), manifest.schema);
  await refuseOtherNames(connection, manifest);
  const keys = await listForeignKeys(connection);
  for (const { table, name } of keys) await connection.query(`alter table ${table} drop constraint ${name}`);
  await connection.query(`drop table if exists ${JOBS_ASIDE}`);
  const columns = manifest.jobColumns.map((column) => `${column} text`).join(', ');
  if (columns) await connection.query(`create table ${JOBS_ASIDE} (${columns})`);
  const copies = copiesOf(manifest);
  let open: { readonly table: string; readonly stream: Writable } | undefined;
  const close = async () => {
    if (!open) return;
    open.stream.end();
    await finished(open.stream);
    open = undefined;
  };
  return {
    pause: close,
    rows: async (table, piece) => {
      if (open?.table !== table) {
        await close();
        const copy = copies.get(table);
        if (!copy) throw new StartError(texts.unknownName(table));
        const name = table === JOBS ? JOBS_ASIDE : `public.${copy.name}`;
        // A migration may have put rows there that the backup has, too; triggers guard what people do, not this.
        if (table !== JOBS) {
          await connection.query(`alter table ${name} disable trigger user`);
          await connection.query(`delete from ${name}`);
        }
        open = { table, stream: connection.copyIn(copy.copy) };
      }
      await write(open.stream, piece);
    },
    complete: async (end) => {
      await close();
      await emptyOthers(connection, manifest, end);
      await bind(connection, keys, end);
    },
  };
};

/** Names become part of statements, so they must be those of the schema; of the queue, whose version may be another, ordinary ones. */
const refuseOtherNames = async (connection: BulkConnection, { tables, jobColumns }: Manifest) => {
  const known = new Map((await listTables(connection)).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of tables) {
    const ours = known.get(name);
    if (!ours) throw new StartError(texts.unknownName(name));
    const other = columns.find((column) => !ours.has(column));
    if (other !== undefined) throw new StartError(texts.unknownName(`${name}.${other}`));
  }
  const other = jobColumns.find((column) => !/^(?:[a-z_]+|"[a-z_]+")$/.test(column));
  if (other !== undefined) throw new StartError(texts.unknownName(other));
};

const copiesOf = ({ tables, jobColumns }: Manifest) =>
  new Map([
    [JOBS, { name: JOBS_ASIDE, copy: `copy ${JOBS_ASIDE} (${jobColumns.join(', ')}) from stdin` }],
    ...tables.map(
      ({ name, columns }) =>
        [
          name.replaceAll('"', ''),
          { name, copy: `copy public.${name} (${columns.join(', ')}) from stdin` },
        ] as const,
    ),
  ]);

/** Writes a piece. A stream that fails says so before it drains. */
const write = async (stream: Writable, piece: Buffer) => {
  if (stream.errored) throw stream.errored;
  if (stream.write(piece)) return;
  await once(stream, 'drain');
};

/** Empties tables of which the backup has no rows, whatever a migration put there. */
const emptyOthers = async (connection: BulkConnection, { tables }: Manifest, end: End) => {
  for (const { name } of tables) {
    if (end.tables[name]?.rows === 0) await connection.query(`delete from public.${name}`);
    await connection.query(`alter table public.${name} enable trigger user`);
  }
};

const bind = async (connection: BulkConnection, keys: readonly ForeignKey[], end: End) => {
  for (const { table, name, definition } of keys)
    await connection.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, last } of end.sequences)
    await connection.query('select setval($1::regclass, $2::bigint)', [`public.${name}`, last]);
};

/** Everything of the portal's; what others have put into the database stays, as does what the server needs. */
const clearDatabase = async (connection: BulkConnection) => {
  await connection.query('drop schema if exists pgboss cascade');
  await connection.query('drop schema if exists drizzle cascade');
  const { rows } = await connection.query(OWN_THINGS);
  for (const { statement } of rows) await connection.query(String(statement));
};

/** Statements that remove all tables, sequences, functions and types of the schema that no extension brought along. */
const OWN_THINGS = `
  select format('drop table if exists public.%I cascade', relname) as statement from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  union all
  select format('drop sequence if exists public.%I cascade', relname) from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S'
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('e', 'i', 'a'))
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select format('drop type if exists public.%I cascade', typname) from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')`;

/**
 * Puts the jobs that wait into the queue, which may be of another version than the backup's: columns that both have. What
 * reaches people isn't done any more, or done without telling them; gives how many aren't done.
 */
export const loadJobs = async (
  connection: BulkConnection,
  suppressed: readonly SuppressedAfterRestoration[],
): Promise<number> => {
  const { rows: there } = await connection.query('select to_regclass($1) as name', [JOBS_ASIDE]);
  if (!there[0]?.['name']) return 0;
  // A queue of another version may not say when a job is due or in which state it is: such a job counts as due.
  const { rowCount } = await connection.query(
    `delete from ${JOBS_ASIDE} job where name like any($1) or (name like any($2) and not coalesce(
       to_jsonb(job) ->> 'state' = 'created' and (to_jsonb(job) ->> 'start_after')::timestamptz > now(), false))`,
    [suppressed.flatMap(({ jobs }) => jobs), suppressed.flatMap(({ dueJobs = [] }) => dueJobs)],
  );
  await connection.query(
    `update ${JOBS_ASIDE} set data = (coalesce(data, '{}')::jsonb || '{"isQuiet": true}')::text where name = any($1)`,
    [suppressed.flatMap(({ quietJobs = [] }) => quietJobs)],
  );
  const { rows } = await connection.query(
    `select quote_ident(ours.attname) as name, format_type(ours.atttypid, ours.atttypmod) as type
     from pg_attribute ours join pg_attribute theirs on theirs.attname = ours.attname and theirs.attrelid = $1::regclass
     where ours.attrelid = 'pgboss.job'::regclass and ours.attnum > 0 and theirs.attnum > 0
       and not ours.attisdropped and ours.attgenerated = ''`,
    [JOBS_ASIDE],
  );
  const columns = rows.map(({ name }) => String(name));
  const values = rows.map(({ name, type }) => `${String(name)}::${String(type)}`);
  await connection.query(
    `insert into pgboss.job (${columns.join(', ')}) select ${values.join(', ')} from ${JOBS_ASIDE}
     where name in (select name from pgboss.queue) on conflict do nothing`,
  );
  return rowCount ?? 0;
};
