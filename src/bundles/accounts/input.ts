// Says what looking after accounts accepts at the door. Fields that are missing are empty.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const AccountParams = Type.Object({ id: Id });

/** The entry of the history that says why somebody looks. */
export const HoldingsParams = Type.Object({ id: Id, entry: Id });

export const HoldingsQuery = Type.Object({
  teil: Type.Optional(Type.String({ maxLength: 100 })),
  seite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});

/** The query of the rehearsal, with `kommentare` as its form names it. */
export const RehearsalQuery = Type.Object({ kommentare: Type.Optional(Type.String({ maxLength: 20 })) });

export const EraseBody = Type.Object({
  login: Type.Optional(Type.String({ maxLength: 500 })),
  reason: Type.Optional(Type.String({ maxLength: 5000 })),
  comments: Type.Optional(Type.String({ maxLength: 20 })),
});

/** The older ones, before this proof. */
export const ProofsQuery = Type.Object({ vor: Type.Optional(Id) });

/** `mit` is a user name or an address. */
export const MergeQuery = Type.Object({ mit: Type.Optional(Type.String({ maxLength: 320 })) });

export const MergeBody = Type.Object({
  other: Id,
  login: Type.Optional(Type.String({ maxLength: 500 })),
  reason: Type.Optional(Type.String({ maxLength: 5000 })),
});

export const LookBody = Type.Object({ reason: Type.Optional(Type.String({ maxLength: 5000 })) });
