// The body of every page: skip link, masthead, messages, the page itself, footer.
import type { ReactNode } from 'react';
import { FlashMessages } from './FlashMessages.tsx';
import { Footer } from './Footer.tsx';
import type { FeedLink } from './HeadTags.tsx';
import styles from './Layout.module.css';
import { Masthead } from './Masthead.tsx';
import type { PageFrame } from './page-frame.ts';
import { skipToContent } from './texts.ts';

interface LayoutProps {
  frame: PageFrame;
  /** The feed of what the page lists. */
  feed?: FeedLink | undefined;
  children: ReactNode;
}

export const Layout = ({ frame, feed, children }: LayoutProps) => (
  <>
    <a className={styles.skip} href="#inhalt">
      {skipToContent}
    </a>
    <Masthead frame={frame} />
    <FlashMessages flashes={frame.flashes} />
    <main id="inhalt" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer frame={frame} feed={feed} />
  </>
);
