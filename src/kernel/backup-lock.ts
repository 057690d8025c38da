// Says whether a backup is being taken, for those who would remove files meanwhile: rows of its moment still speak of them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BulkConnection } from './bulk-connection.ts';
import type { Database } from './database.ts';

/** One backup at a time holds the lock of this name. */
export const BACKUP_LOCK = 'litfass backup';

const ATTEMPTS = 5;
const PAUSE_MS = 40;

/**
 * Takes the lock for as long as the connection lives; false where somebody else holds it. It is tried a few times, since whoever asks
 * by `isBackupRunning` holds it for that moment, and a night must not be without a backup because of it.
 */
export const takeBackupLock = async (connection: Pick<BulkConnection, 'query'>): Promise<boolean> => {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await connection.query('select pg_try_advisory_lock(hashtext($1)) as locked', [
      BACKUP_LOCK,
    ]);
    if (rows[0]?.['locked'] === true) return true;
    if (attempt === ATTEMPTS) return false;
    await sleep(PAUSE_MS);
  }
};

export const isBackupRunning = async (database: Pick<Database, 'query'>): Promise<boolean> => {
  // This lock is held for no longer than the statement takes.
  const { rows } = await database.query('select pg_try_advisory_xact_lock_shared(hashtext($1)) as free', [
    BACKUP_LOCK,
  ]);
  return rows[0]?.['free'] !== true;
};
