// Describes what signing in accepts at the door. Missing fields pass: the form itself speaks of them.
import { Type } from 'typebox';

/** Nobody types more into one line. */
const line = Type.Optional(Type.String({ maxLength: 1000 }));
const next = Type.Optional(Type.String({ maxLength: 2000 }));
/** What a browser says for a passkey, as JSON text. */
const answer = Type.Optional(Type.String({ maxLength: 20_000 }));

export const signInQuery = Type.Object({ next });

export const signInBody = Type.Object({ login: line, password: line, stay: line, next });

export const confirmBody = Type.Object({ code: line, answer, next });

export const passkeyBody = Type.Object({ answer, stay: line, next });
