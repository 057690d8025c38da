// Lists the calls of archives, for the table of roles. For tests only.
import { ADMINS, row } from './row.ts';

export const archiveRows = {
  admin_archives_begin: row(ADMINS, () => ({ body: { people: 'names' } })),
};
