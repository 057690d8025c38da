// Where the sending of an issue goes on.

export interface SlicePayload {
  readonly issueId: number;
  /** Readers up to this one have had their turn. */
  readonly afterId: number;
  /** How often in a row the mail server took nothing. */
  readonly pauses: number;
}
