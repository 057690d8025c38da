// Says what setting up accepts at the door. Missing fields pass: the form itself speaks of them.
import { Type } from 'typebox';

/** Nobody types more into one line. */
const line = Type.Optional(Type.String({ maxLength: 1000 }));

export const setupBody = Type.Object({ login: line, name: line, email: line, password: line, code: line });
