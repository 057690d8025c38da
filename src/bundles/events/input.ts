// What the addresses of files of dates may hold.
import { Type } from 'typebox';
import { Id, MAX_ID } from '#kernel/parameters.ts';

/** Counted from nought, in the order that the author gave. */
const Position = Type.Integer({ minimum: 0, maximum: MAX_ID });
export const EventFileParams = Type.Object({ eventitemId: Id });
export const EventFileOfPlaceParams = Type.Object({ eventitemId: Id, locationIndex: Position });
export const EventFileOfDateParams = Type.Object({
  eventitemId: Id,
  locationIndex: Position,
  dateIndex: Position,
});
