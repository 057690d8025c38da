// Says what the desk of tags accepts at the door; what is wrong with it is said beside the fields.
import { Type } from 'typebox';
import { SYNONYMS_MAX } from '../constants.ts';
import { Id } from '#kernel/parameters.ts';

const line = Type.Optional(Type.String({ maxLength: 200 }));

export const TagParams = Type.Object({ id: Id });

export const TagsQuery = Type.Object({
  q: line,
  seite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});

/** `synonyms` holds one word in each line. */
export const TagBody = Type.Object({
  name: line,
  synonyms: Type.Optional(Type.String({ maxLength: SYNONYMS_MAX * 80 })),
  seen: line,
});

/** The name of another tag. */
export const MergeBody = Type.Object({ into: line });

export const DeleteBody = Type.Object({ sure: line });
