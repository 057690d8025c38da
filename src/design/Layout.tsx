// Draws the body of every page: skip link, masthead, messages, the page itself, footer.
import type { ReactNode } from 'react';
import { FlashMessages } from './FlashMessages.tsx';
import { Footer } from './Footer.tsx';
import type { FeedLink } from './HeadTags.tsx';
import styles from './Layout.module.css';
import { Masthead } from './Masthead.tsx';
import type { PageFrame } from './page-frame.ts';
import { SkipLink } from './SkipLink.tsx';
import { WriteBar } from './WriteBar.tsx';

/** Masthead and footer as whoever keeps them draws them. */
export interface DrawnFrame {
  masthead: ReactNode;
  footer: ReactNode;
}

interface LayoutProps {
  frame: PageFrame;
  /** The feed of what the page lists. */
  feed?: FeedLink | undefined;
  /** Where the page is found, whole. */
  address?: string | undefined;
  /** What is drawn already of the frame, in the place of its parts. */
  drawn?: DrawnFrame | undefined;
  children: ReactNode;
}

export const Layout = ({ frame, feed, address, drawn, children }: LayoutProps) => (
  <>
    <SkipLink />
    <p className="print-only" aria-hidden="true">
      <b>{frame.portalName}</b> {address && <span>{address}</span>} <span>{frame.today}</span>
    </p>
    {drawn?.masthead ?? <Masthead frame={frame} />}
    <FlashMessages flashes={frame.flashes} />
    <main id="inhalt" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {drawn?.footer ?? <Footer frame={frame} feed={feed} />}
    {frame.account && frame.contribute && <WriteBar link={frame.contribute} />}
  </>
);
