// Defines what the desk of positions accepts at the door. A place that is missing is the whole portal.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAX_SEARCH_LENGTH } from './constants.ts';

const place = Type.Optional(Type.Union([Type.Literal(''), Type.Literal(0), Id]));
const line = Type.Optional(Type.String({ maxLength: 100 }));

export const PinsQuery = Type.Object({
  ort: place,
  q: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH })),
  /** A piece to begin with: `article-12`. */
  beitrag: line,
});

export const PinBody = Type.Object({ ort: place, beitrag: line, platz: line, tag: line, uhr: line });

const position = Type.Integer({ minimum: 1, maximum: 5 });

/** `beitrag` is the piece that stood there when the form was shown. */
export const UnpinBody = Type.Object({ ort: place, platz: position, beitrag: line });

export const MoveBody = Type.Object({ ort: place, platz: position, nach: position, beitrag: line });
