// This is what the form on the page of embedded contents sends.
import { Type } from 'typebox';

const TypeName = Type.String({ maxLength: 32 });

export const ConsentBody = Type.Object({
  type: Type.Optional(Type.Union([TypeName, Type.Array(TypeName, { maxItems: 50 })])),
  withdraw: Type.Optional(Type.String()),
});
