// Answers what desks ask of all that is or was out: the table of it, whether what a row names stands at some places, and what
// moderators keep out of all lists though everybody may read it.
import { isReduced, setReduced } from './commands.ts';
import { listForTable } from './desk-table.ts';
import { isPieceAt, isReducedPiece } from './piece-conditions.ts';

export const deskPieces = {
  list: listForTable,
  isAt: isPieceAt,
  isReduced,
  setReduced,
  isReducedPiece,
} as const;
