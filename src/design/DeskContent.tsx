// Draws the page of a desk inside its shell: the title with what can be begun here, then the work.
import type { ReactNode } from 'react';
import styles from './DeskContent.module.css';

interface DeskContentProps {
  title: string;
  /** Quiet words under the title. */
  intro?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

export const DeskContent = ({ title, intro, actions, children }: DeskContentProps) => (
  <>
    <header className={styles.header}>
      <div>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {actions && <div className="button-row">{actions}</div>}
    </header>
    {children}
  </>
);
