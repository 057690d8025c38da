// Describes what the calendar of the week takes at the door.
import { Type } from 'typebox';
import { FromNought, Id } from '#kernel/parameters.ts';

/** A form sends what isn't chosen as an empty text. */
const choice = Type.Optional(Type.Union([Id, Type.Literal('')]));
const word = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const PlanningQuery = Type.Object({
  woche: word(20),
  ort: choice,
  art: word(20),
  /** What was moved last, and where it stood before, so that it can be undone. */
  verlegt: choice,
  vorher: word(40),
});

export const MoveBody = Type.Object({
  version: FromNought,
  /** When it was to come out, as the mover saw it. */
  von: Type.String({ maxLength: 40 }),
  /** It is the very moment, or a day and an hour. */
  nach: word(40),
  tag: word(20),
  uhr: word(10),
  ort: choice,
  art: word(20),
});
