// What signing in and setting up accept at the door. Missing fields pass: the form itself speaks of them.
import { Type } from 'typebox';

/** Nobody types more into one line. */
const line = Type.Optional(Type.String({ maxLength: 1000 }));
const next = Type.Optional(Type.String({ maxLength: 2000 }));

export const signInQuery = Type.Object({ next });

export const signInBody = Type.Object({ login: line, password: line, stay: line, next });

export const setupBody = Type.Object({ login: line, name: line, email: line, password: line, code: line });
