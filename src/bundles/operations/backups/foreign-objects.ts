// Finds what others have put into the database, which no restoration may take away.
import type { Database } from '#kernel/database.ts';
import { knownMigrations, namesOfMigrations } from '#kernel/migrations.ts';
import { StartError } from '#kernel/start-error.ts';
import * as texts from './texts.ts';

type Asking = Pick<Database, 'query'>;

const notOfExtension = (catalog: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype in ('e', 'a', 'i'))`;

/** All that has a name in the schema, without what extensions brought along and what belongs to something else there. */
const OBJECTS = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S', 'c') and ${notOfExtension('pg_class')}
  union select proname from pg_proc where pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc')}
  union select typname from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${notOfExtension('pg_type')}
  order by 1`;

/** Throws a StartError that names some of it. */
export const refuseForeignObjects = async (database: Asking): Promise<void> => {
  const foreign = await findForeignObjects(database);
  if (foreign.length > 0) throw new StartError(texts.hasForeignObjects(foreign));
};

const findForeignObjects = async (database: Asking): Promise<string[]> => {
  const { rows } = await database.query(OBJECTS);
  const names = rows.map(({ name }) => String(name));
  const applied = await appliedMigrations(database);
  const known = await knownMigrations();
  if (!applied.includes(known[0]!)) {
    const { rows: queues } = await database.query(`select 1 where to_regnamespace('pgboss') is not null`);
    return [...names, ...(queues.length > 0 ? ['pgboss'] : []), ...(applied.length > 0 ? ['drizzle'] : [])];
  }
  // A newer version has made more than this one knows, and the way back from it must stay open.
  if (Math.max(...applied) > known.at(-1)!) return [];
  const ours = namesOfMigrations();
  return names.filter((name) => !ours.has(name));
};

const appliedMigrations = async (database: Asking): Promise<number[]> => {
  const { rows: made } = await database.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!made[0]?.['name']) return [];
  const { rows } = await database.query('select created_at from drizzle.__drizzle_migrations');
  return rows.map((row) => Number(row['created_at']));
};
