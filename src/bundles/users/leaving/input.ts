// Says what taking one's data along and leaving accept at the door. Missing fields pass: the forms themselves speak of them.
import { Type } from 'typebox';

const line = Type.Optional(Type.String({ maxLength: 1000 }));

export const PasswordBody = Type.Object({ password: line });
export const LeaveBody = Type.Object({ password: line, comments: line });
