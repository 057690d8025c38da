// This is what the form of a place's picture takes at the door; what is wrong with it is said beside the fields.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

const line = Type.Optional(Type.String({ maxLength: 1000 }));

export const PlaceParams = Type.Object({ id: Id });

export const PictureBody = Type.Object({ image: line, alt: line, credit: line, remove: line });
