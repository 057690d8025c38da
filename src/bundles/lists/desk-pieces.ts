// Topic: what desks ask of all that is or was out: the table of it, and whether what a row names stands at some places.
import { listForTable } from './desk-table.ts';
import { isPieceAt } from './piece-conditions.ts';

export const deskPieces = { list: listForTable, isAt: isPieceAt } as const;
