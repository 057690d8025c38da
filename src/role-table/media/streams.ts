// The calls of streaming media, for the table of roles.
import type { Case } from '../row.ts';

export const mediaStreams: Readonly<Record<string, Case>> = {};
