// Defines what the addresses of lists of events may hold: words of any kind, which are read where it can be said what is wrong
// with them.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { QUERY } from './constants.ts';

type QueryName = (typeof QUERY)[keyof typeof QUERY];

const typed = Type.Optional(Type.String());
const names = Object.fromEntries(Object.values(QUERY).map((name) => [name, typed])) as Record<
  QueryName,
  typeof typed
>;

export const ProgrammeQuery = Type.Object(names);
export type ProgrammeQuery = Static<typeof ProgrammeQuery>;

export const ProgrammeParams = Type.Object({ location: Type.String() });
