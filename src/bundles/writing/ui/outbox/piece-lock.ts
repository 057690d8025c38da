// Browser code: of a piece that waits either its composer does what was wished, or another page, in whichever window.
import type { WaitingPiece } from './piece-outbox.ts';

type Named = Pick<WaitingPiece, 'key' | 'id'>;

const nameOf = ({ key, id }: Named) => `litfass-piece:${id ?? key}`;

/** From the moment when nobody else has it, until it is given back by the function that comes back. */
export const holdPiece = (piece: Named, onHeld: () => void): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isLeft = false;
  const held = navigator.locks?.request(nameOf(piece), () => {
    if (!isLeft) onHeld();
    return promise;
  });
  held?.catch(() => undefined);
  return () => {
    isLeft = true;
    resolve();
  };
};

/** Does it unless its composer is open, or another page is about it. */
export const whileNobodyHas = async (piece: Named, work: () => Promise<void>): Promise<void> => {
  await navigator.locks?.request(nameOf(piece), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};
