// What leaves the server for passing something on.
import type { LinkView } from '#design/page-frame.ts';

export interface SharePageView {
  /** What is passed on. */
  subject: LinkView;
  /** Whole, and as one would type it. */
  address: string;
  shownAddress: string;
  qr: { size: number; path: string };
  ways: LinkView[];
  server: {
    action: string;
    typed: string;
    error: string | null;
    /** Leads to the server that was named. */
    link: LinkView | null;
  };
  /** Names the piece where sharing it counts. */
  counted: string | null;
}
