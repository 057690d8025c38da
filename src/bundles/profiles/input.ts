// This is what the address of a profile may hold.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const ProfileParams = Type.Object({
  id: Id,
  slug: Type.String(),
});
export const ProfileQuery = Type.Object({
  art: Type.Optional(Type.String()),
  vor: Type.Optional(Type.String()),
});
