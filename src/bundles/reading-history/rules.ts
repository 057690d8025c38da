// Packs how far a browser knows what an account keeps, as a short text that the browser gives back.

export interface SyncState {
  /** When keeping began; after another beginning the browser has to forget what it knows. */
  readonly begun: number;
  readonly version: number;
}

export const packState = ({ begun, version }: SyncState): string => `${begun}.${version}`;

/** Returns undefined for a browser that knows nothing yet, and for what is no such text. */
export const unpackState = (text = ''): SyncState | undefined => {
  const found = /^(\d{1,15})\.(\d{1,9})$/.exec(text);
  return found ? { begun: Number(found[1]), version: Number(found[2]) } : undefined;
};
