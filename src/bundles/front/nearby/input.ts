// This is what the address of what is near may hold: whatever somebody types.
import { Type } from 'typebox';

export const NearbyQuery = Type.Object({
  ort: Type.Optional(Type.String({ maxLength: 200 })),
  vor: Type.Optional(Type.String({ maxLength: 200 })),
});
