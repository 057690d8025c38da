// Lists the call of embedded contents, for the table of roles.
import { EVERYBODY, row } from './row.ts';
import type { Case } from './row.ts';

export const embedRows: Readonly<Record<string, Case>> = {
  embed_consent_save: row(EVERYBODY, () => ({ body: 'type=youtube' })),
};
