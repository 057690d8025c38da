// Says why a content can't be embedded.

/**
 * The reasons. `unsupported`: nobody says how it is shown · `missing`: it isn't there, or not for everybody · `refused`: an
 * address that is not asked · the others: no answer that could be read.
 */
export type EmbedReason =
  | 'unsupported'
  | 'missing'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'tooLarge'
  | 'unreadable';

/** Says whether asking another time may help. */
export const isPassing = (reason: EmbedReason): boolean => reason === 'unreachable' || reason === 'timeout';

/** A source that can't be shown. */
export class EmbedFailed extends Error {
  readonly reason: EmbedReason;
  constructor(reason: EmbedReason, cause?: unknown) {
    super(`not embedded: ${reason}`, { cause });
    this.name = 'EmbedFailed';
    this.reason = reason;
  }
}
