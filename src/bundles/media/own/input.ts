// This is what the pages of one's own pictures take at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const OwnImageParams = Type.Object({ id: Id });

export const OwnImagesQuery = Type.Object({ vor: Type.Optional(Id) });

export const OwnUploadBody = Type.Object({ file: Type.Optional(Type.Unknown()) });

/** The names of `executemodules`, as a form writes them: `caption[caption]`. */
export const OwnImageBody = Type.Record(Type.String(), Type.Unknown());
