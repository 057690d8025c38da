// What the pages of calendars accept at the door; what is wrong with it is said beside the fields.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAX_ADDRESS_LENGTH } from './constants.ts';

const line = Type.Optional(Type.String({ maxLength: 500 }));

export const SourceParams = Type.Object({ sourceId: Id });

export const SourceBody = Type.Object({
  name: line,
  address: Type.Optional(Type.String({ maxLength: MAX_ADDRESS_LENGTH })),
  locationId: line,
  categoryId: line,
  organiser: line,
  venue: line,
});

/** `items` are those that were ticked; `mode` how they come out. */
export const TakeBody = Type.Object({
  items: Type.Optional(Type.Unknown()),
  mode: line,
});
