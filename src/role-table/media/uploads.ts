// The calls of bringing pictures, for the table of roles.
import type { Case } from '../row.ts';

export const mediaUploads: Readonly<Record<string, Case>> = {};
