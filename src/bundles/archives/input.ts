// Says what archives accept at the door.
import { Type } from 'typebox';
import { PEOPLE_CHOICES } from './constants.ts';

const typed = Type.Optional(Type.String({ maxLength: 100 }));
const tick = Type.Optional(Type.Literal('1'));

export const BeginBody = Type.Object({
  place: typed,
  person: typed,
  from: typed,
  until: typed,
  premium: tick,
  comments: tick,
  revisions: tick,
  people: Type.Optional(Type.Enum([...PEOPLE_CHOICES])),
  print: typed,
});
