// Says what notes about people accept at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const PersonParams = Type.Object({ id: Id });
export const NoteParams = Type.Object({ id: Id, noteId: Id });

export const NoteBody = Type.Object({ note: Type.Optional(Type.String({ maxLength: 20_000 })) });
