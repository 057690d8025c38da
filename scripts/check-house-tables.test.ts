// Tests of the house law: tables of other bundles in SQL that is written out, which no type tells.
import { describe } from 'vitest';
import { IN, law } from './house/testing.ts';
import type { Files } from './house/testing.ts';

describe('SQL that is written out', () => {
  const tables: Files = { 'src/bundles/users/schema.ts': `export const x = pgTable('users', {});` };
  law(
    'names tables of its own bundle',
    { ...tables, 'src/bundles/users/queries.ts': 'const a = sql`select 1 from users`;' },
    {
      ...tables,
      [`${IN}/queries.ts`]: 'const a = sql<number>`select 1 from x join "users" on ${y}`;',
      [`${IN}/driver.ts`]: `portal.database.query('select name from users'); sql.raw('update users set x = 1');`,
    },
    'users is a table of users',
    'users is a table of users',
    'users is a table of users',
  );
  law(
    'a table is known by its schema’s name before it, too; who asks a database without a portal is in the list of the rule',
    {
      ...tables,
      'src/bundles/users/queries.ts': 'const a = sql`select 1 from public.users`;',
      'src/bundles/operations/backups/restore-backup.ts': `database.query('select from public.users');`,
    },
    {
      ...tables,
      [`${IN}/queries.ts`]: 'const a = sql`select 1 from public.users`;',
      [`${IN}/driver.ts`]: `database.query('delete from "public"."users"');`,
    },
    'users is a table of users',
    'users is a table of users',
  );
});
