// Does what a journey can't wait for: lets time pass in the portal's database, and has done now what is done every hour.
import { PgBoss } from 'pg-boss';
import { openDatabase } from '#kernel/database.ts';
import { connectEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { createLogger } from '#kernel/log.ts';
import type { RunningPortal } from './portal.ts';

const ERASE_LEAVERS = 'profiles.erase-leavers';

/** Somebody who wants to leave has had the time to think it over, and is erased soon afterwards. */
export const endGracePeriod = async ({ dataDir }: RunningPortal, login: string): Promise<void> => {
  const address = await connectEmbeddedPostgres({ dataDir });
  const database = openDatabase({ ...address, database: 'litfass' }, createLogger({ logLevel: 'silent' }), 1);
  await database.query('update users set erasure_due_at = now() where login = $1', [login]);
  const db = { executeSql: (text: string, values?: unknown[]) => database.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false, migrate: false });
  await boss.start();
  await boss.send(ERASE_LEAVERS, {});
  await boss.stop({ graceful: false });
  await database.close();
};
