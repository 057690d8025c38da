// Defines what the desk of gates accepts at the door.
import { Type } from 'typebox';

const word = Type.Optional(Type.String({ maxLength: 40 }));

export const GatesQuery = Type.Object({ ort: word });
export const GateBody = Type.Object({ ort: word, art: word, gruppe: word, stufe: word });
