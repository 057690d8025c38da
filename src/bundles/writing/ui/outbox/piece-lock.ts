// Browser code: of a piece that waits either its composer does what was wished, or another page, in whichever window.
import type { WaitingPiece } from './piece-outbox.ts';

type Named = Pick<WaitingPiece, 'key' | 'id'>;

const nameOf = ({ key, id }: Named) => `litfass-piece:${id ?? key}`;

/**
 * Locks the piece until it is given back by the function that is returned. That is only done while it waits: a page with a lock
 * isn't kept for coming back to it.
 */
export const lockWaitingPiece = (piece: Named): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  void withPiece(piece, () => promise).catch(() => undefined);
  return resolve;
};

/** Does it as soon as nobody else has the piece. */
export const withPiece = async (piece: Named, work: () => Promise<void>): Promise<void> =>
  navigator.locks?.request(nameOf(piece), work);

/** Does it unless its composer is open, or another page is about it. */
export const whileNobodyHas = async (piece: Named, work: () => Promise<void>): Promise<void> => {
  await navigator.locks?.request(nameOf(piece), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};
