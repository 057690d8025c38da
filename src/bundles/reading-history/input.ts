// This is what the calls of what is kept of somebody's reading take at the door.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MOST_AT_ONCE, MOST_PARAGRAPHS } from './constants.ts';

export const ListQuery = Type.Object({ vor: Type.Optional(Type.String({ maxLength: 40 })) });
/** `1` in `aufheben` keeps reading from now on, anything else stops and erases. */
export const SaveBody = Type.Object({ aufheben: Type.Optional(Type.String({ maxLength: 5 })) });

const Piece = Type.Object({
  path: Type.String({ maxLength: 500 }),
  paragraph: Type.Integer({ minimum: 0, maximum: MOST_PARAGRAPHS }),
  isRead: Type.Boolean(),
  /** Whether the browser knew it from before: what the account knows already is newer. */
  isFormer: Type.Optional(Type.Boolean()),
});
export type ReadPieceInput = Static<typeof Piece>;

export const SyncBody = Type.Object({
  /** What the browser heard last; empty in the beginning. */
  state: Type.Optional(Type.String({ maxLength: 60 })),
  pieces: Type.Optional(Type.Array(Piece, { maxItems: MOST_AT_ONCE })),
});
