// Draws a page about one date of an event: its head, what can be done, and the way back.
import type { ReactNode } from 'react';
import styles from './DatePage.module.css';

interface Props {
  /** What the page is for; it stands above the title. */
  heading: string;
  title: string;
  when: string;
  /** What stands below the head's lines. */
  more?: ReactNode;
  /** Null where there is nothing to go back to. */
  backHref: string | null;
  backName: string;
  children: ReactNode;
}

export const DatePage = ({ heading, title, when, more, backHref, backName, children }: Props) => (
  <div className={`page ${styles.page}`}>
    <header>
      <p className="note">{heading}</p>
      <h1>{title}</h1>
      <p>{when}</p>
      {more}
    </header>
    {children}
    {backHref && (
      <p>
        <a href={backHref}>{backName}</a>
      </p>
    )}
  </div>
);
