// This is what the cockpit accepts at the door.
import { Type } from 'typebox';
import { MAX_QUESTION_LENGTH } from './constants.ts';

export const SearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: MAX_QUESTION_LENGTH })),
});
