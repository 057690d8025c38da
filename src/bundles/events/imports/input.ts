// Declares what the pages of calendars accept; what is wrong with it is said beside the fields.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAX_ADDRESS_LENGTH } from './constants.ts';
import { COLUMN_FIELDS } from './reading/columns.ts';
import { MAX_TABLE_LENGTH } from './reading/limits.ts';
import { columnInput } from './typed-columns.ts';
import { FOLLOWED_FIELDS } from './following/merge.ts';

const line = Type.Optional(Type.String({ maxLength: 500 }));

export const SourceParams = Type.Object({ sourceId: Id });

export const SourceBody = Type.Object({
  name: line,
  address: Type.Optional(Type.String({ maxLength: MAX_ADDRESS_LENGTH })),
  locationId: line,
  categoryId: line,
  organiser: line,
  venue: line,
  // These fields are for a table that was uploaded before: its words, which of its columns says what, and whether that is right
  // now.
  table: Type.Optional(Type.String({ maxLength: MAX_TABLE_LENGTH })),
  ...Object.fromEntries(COLUMN_FIELDS.map((field) => [columnInput(field), line])),
  areColumnsRight: line,
});

export const MergeBody = Type.Object({ merge: Id });

/** How what is new in it comes in. */
export const FollowingBody = Type.Object({ mode: line, takesNew: line });

export const DecideBody = Type.Object({
  itemId: Id,
  field: Type.Union(FOLLOWED_FIELDS.map((field) => Type.Literal(field))),
  choice: Type.Union([Type.Literal('theirs'), Type.Literal('ours')]),
});

/** What is taken. `items` are those that were ticked, of those that were `shown`; `mode` how they are published. */
export const TakeBody = Type.Object({
  items: Type.Optional(Type.Unknown()),
  shown: Type.Optional(Type.Unknown()),
  mode: line,
  takesNew: line,
  asksNew: line,
});
