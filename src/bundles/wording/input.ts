// This is what the desk of texts takes at the door.
import { Type } from 'typebox';

export const ListQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })) });

export const WordingParams = Type.Object({ key: Type.String({ pattern: '^[a-z][a-zA-Z0-9.-]{0,79}$' }) });

/** The words, by the names of the text's parts. */
export const WordingBody = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
