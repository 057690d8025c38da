// The calls of rights and quarantine, for the table of roles.
import type { Case } from '../row.ts';

export const mediaRights: Readonly<Record<string, Case>> = {};
