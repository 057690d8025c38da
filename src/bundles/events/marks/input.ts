// Defines what is accepted of what readers note about dates.
import { Type } from 'typebox';
import { MARK_ACTS } from './constants.ts';

export const MarkBody = Type.Object({ act: Type.Union(MARK_ACTS.map((act) => Type.Literal(act))) });
