// The calls of the image editor and of pictures in order, for the table of roles.
import type { Case } from '../row.ts';

export const mediaEditing: Readonly<Record<string, Case>> = {};
