// The calls of media elements, for the table of roles.
import type { Case } from '../row.ts';

export const mediaElements: Readonly<Record<string, Case>> = {};
