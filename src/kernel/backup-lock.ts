// Says whether a backup is being taken, for those who would remove files meanwhile: rows of its moment still speak of them.
import type { Database } from './database.ts';

/** One backup at a time holds the lock of this name. */
export const BACKUP_LOCK = 'litfass backup';

export const isBackupRunning = async (database: Pick<Database, 'query'>): Promise<boolean> => {
  // This lock is held for no longer than the statement takes.
  const { rows } = await database.query('select pg_try_advisory_xact_lock_shared(hashtext($1)) as free', [
    BACKUP_LOCK,
  ]);
  return rows[0]?.['free'] !== true;
};
