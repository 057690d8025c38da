// This is what leaves the server for passing something on.
import type { LinkView } from '#design/page-frame.ts';

export interface SharePageView {
  /** What is passed on. */
  subject: LinkView;
  /** The address, whole and as one would type it. */
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
  /** HTML for other sites; null where not everybody may read it. */
  embed: string | null;
  /** Names the piece where sharing it counts. */
  counted: string | null;
}

/** What other sites show in a frame. */
export interface EmbedCardView {
  portal: string;
  /** Addresses are whole, but for that of the picture. */
  portalHref: string;
  href: string;
  kicker: string;
  title: string;
  lead: string | null;
  when: string | null;
  picture: {
    src: string;
    alt: string;
    focus: { x: number; y: number };
    width: number;
    height: number;
  } | null;
}
