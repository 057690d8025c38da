// Says what the pages of signing in safely accept at the door. Missing fields pass: the form itself speaks of them.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

const line = Type.Optional(Type.String({ maxLength: 1000 }));

export const ItemParams = Type.Object({ id: Id });

export const passwordBody = Type.Object({ current: line, password: line });

export const proofQuery = Type.Object({ next: line });

export const proofBody = Type.Object({ password: line, next: line });

export const appBody = Type.Object({ sealed: line, code: line });

export const passkeyBody = Type.Object({
  name: line,
  /** What a browser says for a passkey, as JSON text. */
  answer: Type.Optional(Type.String({ maxLength: 20_000 })),
});
