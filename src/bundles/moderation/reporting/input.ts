// This is what telling moderators takes at the door; what is wrong with it is said beside its field.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAX_ADDRESS_LENGTH } from '../constants.ts';

export const ThingParams = Type.Object({ type: Type.String({ maxLength: 40 }), id: Id });

const Words = Type.Optional(Type.String());
export const NoticeBody = Type.Optional(
  Type.Object(
    { category: Words, explanation: Words, name: Words, email: Words, goodFaith: Words },
    { nullable: true },
  ),
);

export const BeginQuery = Type.Object({
  adresse: Type.Optional(Type.String({ maxLength: MAX_ADDRESS_LENGTH })),
});
