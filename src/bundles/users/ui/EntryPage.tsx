// Draws the door, which one sees before one is somebody here: a large sentence beside a form.
import type { ReactNode } from 'react';
import styles from './EntryPage.module.css';

export const EntryPage = ({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) => (
  <div className={`page ${styles.entry}`}>
    <div>
      <h1>{title}</h1>
      <p>{intro}</p>
    </div>
    {children}
  </div>
);
