// Describes where the sending of an issue goes on.

export interface SlicePayload {
  readonly issueId: number;
  /** The id of the last reader who has had their turn. */
  readonly afterId: number;
  /** How often in a row the mail server took nothing. */
  readonly pauses: number;
}
