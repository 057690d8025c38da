// Answers what desks ask of all that is or was out: the table of it, whether what a row names stands at some places, what
// moderators keep out of all lists though everybody may read it, and what somebody has out whose contributions are hidden.
import { isReduced, setReduced } from './commands.ts';
import { listForTable } from './desk-table.ts';
import { listHiddenAuthors, listPublishedOf } from './of-author.ts';
import { isPieceAt, isReducedPiece } from './piece-conditions.ts';

export const deskPieces = {
  list: listForTable,
  isAt: isPieceAt,
  isReduced,
  setReduced,
  isReducedPiece,
  publishedOf: listPublishedOf,
  hiddenAuthors: listHiddenAuthors,
} as const;
