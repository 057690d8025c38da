// Draws what stands where nothing is yet: it says so, and what to do next.
import type { ReactNode } from 'react';
import styles from './Empty.module.css';
import { Pillar } from './Wordmark.tsx';

interface EmptyProps {
  title: string;
  text?: string;
  /** Buttons or links. */
  children?: ReactNode;
}

export const Empty = ({ title, text, children }: EmptyProps) => (
  <div className={styles.empty}>
    <Pillar />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children && <div className="button-row">{children}</div>}
  </div>
);
