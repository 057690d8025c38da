// Browser code: looks whether something of the one who reads waits to be sent; what sends it comes only then.
import { ownWaitingPieces } from './piece-outbox.ts';

/** Looks now and whenever the network comes back. */
export const watchPieces = (): void => {
  void sendWaiting();
  addEventListener('online', () => void sendWaiting());
};

const sendWaiting = async () => {
  if ((await ownWaitingPieces()).length > 0) await (await import('./send-pieces.ts')).sendWaitingPieces();
};
