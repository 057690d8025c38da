// Says what invitations accept at the door. Fields that are missing are empty: the form itself speaks of them.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { documentsField } from '../terms/input.ts';

const line = Type.Optional(Type.String({ maxLength: 1000 }));

export const InvitationsQuery = Type.Object({
  zustand: line,
  /** Where the list goes on. */
  vor: Type.Optional(Id),
});

export const InvitationParams = Type.Object({ invitationId: Id });

export const InviteBody = Type.Object({
  people: Type.Optional(Type.String({ maxLength: 20_000 })),
  role: line,
  place: line,
  note: Type.Optional(Type.String({ maxLength: 5000 })),
});

/** `link` shows the new link instead of mailing it. */
export const AgainBody = Type.Object({
  act: Type.Optional(Type.Union([Type.Literal('mail'), Type.Literal('link')])),
});

export const AcceptBody = Type.Object({
  name: line,
  login: line,
  password: line,
  agrees: line,
  terms: Type.Optional(Id),
  documents: documentsField,
});
