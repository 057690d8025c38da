// Leaves the oldest revisions of a piece out where there are more than one file of an archive may hold: else nobody could read any of it.
import { MAX_DATA_BYTES, MAX_ROWS } from '../constants.ts';
import type { PieceFile } from '../format.ts';

/** Returns the piece with as many of its newest revisions as its file may hold. */
export const fittedPiece = (piece: PieceFile, most = MAX_DATA_BYTES): PieceFile => {
  const { revisions } = piece;
  let left = most - bytesOf({ ...piece, revisions: [] });
  let from = revisions.length;
  while (from > 0 && revisions.length - from < MAX_ROWS) {
    left -= bytesOf([[revisions[from - 1]]]);
    if (left < 0) break;
    from -= 1;
  }
  return from === 0 ? piece : { ...piece, revisions: revisions.slice(from) };
};

/** Measures it as it is written, as deep as a revision stands in its piece. */
const bytesOf = (data: object): number => Buffer.byteLength(JSON.stringify(data, null, 1));
