// Says what the forms about accounts accept at the door. Missing fields pass: the form itself speaks of them.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { documentsField } from '../terms/input.ts';

/** Nobody types more into one line. */
const line = Type.Optional(Type.String({ maxLength: 1000 }));
const next = Type.Optional(Type.String({ maxLength: 2000 }));

export const nextQuery = Type.Object({ next });

/** A token of 256 bits as 43 characters of base64url. */
export const tokenParams = Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) });

export const registerBody = Type.Object({
  name: line,
  login: line,
  email: line,
  password: line,
  agrees: line,
  terms: Type.Optional(Id),
  documents: documentsField,
  next,
});

export const resendBody = Type.Object({ email: line, next });

export const forgottenBody = Type.Object({ login: line });

/** What a browser says for a passkey, as JSON text. */
const answer = Type.Optional(Type.String({ maxLength: 20_000 }));

export const resetBody = Type.Object({ password: line, code: line, answer });

export const emailBody = Type.Object({ email: line, password: line });
