// Defines what imports accept at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { PEOPLE_MODES } from './constants.ts';
import { MEANINGS } from './reading/columns.ts';

export const BeginBody = Type.Object({ site: Type.Optional(Type.String({ maxLength: 500 })) });
export const ImportParams = Type.Object({ id: Id });

export const ColumnsBody = Type.Object({
  /** What columns are, by where they stand. */
  columns: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^c\\d{1,3}$' }),
      Type.Union(MEANINGS.map((meaning) => Type.Literal(meaning))),
    ),
  ),
});

/** A box has to be ticked. */
export const TakeBackBody = Type.Object({ sure: Type.Optional(Type.Literal('1')) });

const choice = Type.Optional(Type.Union([Id, Type.Literal('')]));

export const StartBody = Type.Object({
  placeId: choice,
  categoryId: choice,
  /** What becomes of terms, by their rows. Numbers alone would be places in a list. */
  terms: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^t[1-9]\\d{0,9}$' }),
      Type.String({ pattern: '^(?:tag|new|nothing|category-[1-9]\\d{0,8}|place-[1-9]\\d{0,8})$' }),
    ),
  ),
  people: Type.Union(PEOPLE_MODES.map((mode) => Type.Literal(mode))),
  comments: Type.Optional(Type.Literal('1')),
  /** Whether the fingerprint of an archive was compared. */
  signer: Type.Optional(Type.Literal('1')),
  drafts: Type.Optional(Type.Literal('1')),
  pages: Type.Optional(Type.Literal('1')),
});
