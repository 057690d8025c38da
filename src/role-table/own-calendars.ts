// The calls of one's own calendar, for the table of roles. For tests only.
import { OWN, row } from './row.ts';
import type { Case } from './row.ts';

export const ownCalendarRows: Readonly<Record<string, Case>> = {
  account_calendar_renew: row('signIn forbidden forbidden ok ok ok ok ok'),
  // Who is suspended can still shut out whoever has the address.
  account_calendar_remove: row(OWN),
};
