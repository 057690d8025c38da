// Draws one line of the page: what it is and how it stands, and at the right what can be done about it.
import type { ReactNode } from 'react';
import styles from './Row.module.css';

export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

interface RowProps {
  title: string;
  /** A word that sets it apart from others of its kind. */
  mark?: string | null;
  action?: ReactNode;
  children?: ReactNode;
}

export const Row = ({ title, mark, action, children }: RowProps) => (
  <li>
    <div>
      <h3>
        {title}
        {mark && <span className={styles.mark}>{mark}</span>}
      </h3>
      {children}
    </div>
    {action}
  </li>
);
