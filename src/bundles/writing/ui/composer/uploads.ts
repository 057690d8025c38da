// Files of a manuscript on their way to the server, for what waits for them.

export interface Uploads {
  /** It arrives yet, or is sent again by itself. */
  readonly isUnderWay: boolean;
  /** Counts those that haven't arrived and aren't sent again by themselves. */
  readonly failures: number;
}
