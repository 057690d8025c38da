// Defines what the calls of the history take at the door. An unknown filter is none.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

const type_identifier = Type.String({ maxLength: 40 });
const cursor = Type.Optional(Type.String({ maxLength: 60 }));
const line = Type.Optional(Type.String({ maxLength: 200 }));

export const LogBody = Type.Object({ type_identifier, object_id: Id });
export const ThingParams = Type.Object({ type: type_identifier, objectId: Id });
export const ThingQuery = Type.Object({ vor: cursor });
export const DeskQuery = Type.Object({ person: line, tat: line, von: line, bis: line, vor: cursor });
