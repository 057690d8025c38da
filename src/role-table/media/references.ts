// The calls of the lists of members, for the table of roles.
import type { Case } from '../row.ts';

export const mediaReferences: Readonly<Record<string, Case>> = {};
