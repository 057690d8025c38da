// Keeps what the portal remembers of its backups.
import type { Database } from '#kernel/database.ts';
import { BACKUP_FINISHED } from '#kernel/marks.ts';
import type { BackupResult } from './make-backup.ts';

/** Also in a database of an older version, which may know nothing of it yet. */
export const noteBackup = async (
  database: Pick<Database, 'query'>,
  { takenAt }: BackupResult,
): Promise<void> => {
  const { rows } = await database.query(`select to_regclass('public.marks') as made`);
  if (!rows[0]?.['made']) return;
  await database.query(
    'insert into marks (name, at) values ($1, $2) on conflict (name) do update set at = excluded.at',
    [BACKUP_FINISHED, takenAt],
  );
};
