// This is what the desk of pictures and its calls take at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { DESK_FILTERS, SEARCH_MAX_LENGTH } from './constants.ts';

export const ImageParams = Type.Object({ id: Id });

/** The fields of the form; `checkReason` checks them, so that what was typed isn't lost. */
export const QuarantineBody = Type.Optional(
  Type.Object({
    category: Type.Optional(Type.String({ maxLength: 40 })),
    reason: Type.Optional(Type.String()),
  }),
);

export const DeskQuery = Type.Object({
  /** It is empty where all are asked for. */
  zustand: Type.Optional(
    Type.Union([Type.Literal(''), ...DESK_FILTERS.map((filter) => Type.Literal(filter))]),
  ),
  q: Type.Optional(Type.String({ maxLength: SEARCH_MAX_LENGTH })),
  /** Asks only for images before this one, or only for newer ones. */
  vor: Type.Optional(Id),
  nach: Type.Optional(Id),
});
