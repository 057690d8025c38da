// This is what the calls for pictures take at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const ImageFileParams = Type.Object({ id: Id, file: Type.String({ maxLength: 60 }) });

/** Says of gated images when the address expires, in seconds, and its signature. */
export const ImageFileQuery = Type.Object({
  e: Type.Optional(Type.Integer({ minimum: 0 })),
  s: Type.Optional(Type.String({ maxLength: 60 })),
});
