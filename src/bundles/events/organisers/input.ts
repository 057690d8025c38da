// Defines what calls about organisers accept at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAX_SEARCH_LENGTH } from './constants.ts';

/** What a search asks for: people by the beginning of a name, or the one with this id. */
export const SearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH })),
  id: Type.Optional(Id),
});

export const AuthorParams = Type.Object({ authorId: Id });

export const DecideBody = Type.Object({ act: Type.Union([Type.Literal('allow'), Type.Literal('deny')]) });
