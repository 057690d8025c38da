// Defines what the addresses of files of dates may hold.
import { Type } from 'typebox';
import { FromNought, Id } from '#kernel/parameters.ts';
import { MAX_LINE_LENGTH } from './constants.ts';

/** A position in the order that the author gave, counted from nought. */
const Position = FromNought;
export const EventFileParams = Type.Object({ eventitemId: Id });
export const EventFileOfPlaceParams = Type.Object({ eventitemId: Id, locationIndex: Position });
export const EventFileOfDateParams = Type.Object({
  eventitemId: Id,
  locationIndex: Position,
  dateIndex: Position,
});

/** A venue by its name, and days, `2026-11-27`. */
export const TakenQuery = Type.Object({
  locationId: Id,
  venue: Type.String({ minLength: 1, maxLength: MAX_LINE_LENGTH }),
  from: Type.String({ maxLength: 10 }),
  until: Type.String({ maxLength: 10 }),
  except: Type.Optional(Id),
});
