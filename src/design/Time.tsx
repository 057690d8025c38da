// Draws a point in time: machine-readable, and in the words that the view brought along.

export interface TimeView {
  /** The time in UTC, as ISO 8601. */
  iso: string;
  text: string;
}

export const Time = ({ of: time }: { of: TimeView }) => <time dateTime={time.iso}>{time.text}</time>;

/** Draws a time that is kept fresh in the browser; its words may then differ from the server's, which hydration has to bear. */
export const RelativeTime = ({ of: time }: { of: TimeView }) => (
  <relative-time datetime={time.iso} suppressHydrationWarning>
    {time.text}
  </relative-time>
);
