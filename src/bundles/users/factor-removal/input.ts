// Says what taking a second factor away accepts at the door.
import { Type } from 'typebox';

export const RemovalBody = Type.Object({
  factorReason: Type.Optional(Type.String({ maxLength: 5000 })),
  ownPassword: Type.Optional(Type.String({ maxLength: 1000 })),
});
