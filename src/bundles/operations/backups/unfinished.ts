// Notices a restoration that was interrupted. The database says so itself, and no portal starts on it.
import type { Database } from '#kernel/database.ts';
import { StartError } from '#kernel/start-error.ts';
import { RESTORING_SCHEMA } from './constants.ts';
import * as texts from './texts.ts';

export const isRestorationUnfinished = async (database: Pick<Database, 'query'>): Promise<boolean> => {
  const { rows } = await database.query('select to_regnamespace($1) is not null as unfinished', [
    RESTORING_SCHEMA,
  ]);
  return rows[0]?.['unfinished'] === true;
};

/** Throws a StartError. */
export const refuseUnfinishedRestoration = async (database: Pick<Database, 'query'>): Promise<void> => {
  if (await isRestorationUnfinished(database)) throw new StartError(texts.unfinished);
};
