// What the address of a profile may hold.
import { Type } from 'typebox';

export const ProfileParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  slug: Type.String(),
});
export const ProfileQuery = Type.Object({
  art: Type.Optional(Type.String()),
  vor: Type.Optional(Type.String()),
});
