// This is what the search accepts at the door: whatever somebody types.
import { Type } from 'typebox';
import { FilterQuery } from './filters.ts';

const question = Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())]));

export const FeedQuery = Type.Object({ q: question, ...FilterQuery });

export const SearchQuery = Type.Object({
  q: question,
  ...FilterQuery,
  nahe: Type.Optional(Type.String({ maxLength: 100 })),
  weiter: Type.Optional(Type.String({ maxLength: 200 })),
});

export const SuggestionsQuery = Type.Object({ q: Type.Optional(Type.String()) });

/** Returns what was typed; the last `q` where there is more than one. */
export const typedIn = (q: string | readonly string[] | undefined): string =>
  typeof q === 'string' ? q : (q?.at(-1) ?? '');
