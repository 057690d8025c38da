// Describes an event as a page of the web tells it, before it is read like an entry of a calendar.

/** Words as they stand there; '' for what isn't said. */
export interface PageEvent {
  readonly line: number;
  /** The page calls it so. */
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly venue: string;
  readonly organiser: string;
  readonly start: string;
  readonly end: string;
  readonly isCancelled: boolean;
}
