// This is what the address of a card may hold.
import { Type } from 'typebox';

export const CardParams = Type.Object({
  subject: Type.String({ maxLength: 60 }),
  mark: Type.String({ maxLength: 60 }),
});
