// Draws a remark in the flow of a page that isn't part of its text: what to know here, with a title and perhaps a way on.
import type { ReactNode } from 'react';
import styles from './Callout.module.css';

interface CalloutProps {
  title: string;
  /** A paper of its own colour: green for plus, straw for what the portal offers, plain for all else. */
  tone?: 'plain' | 'leaf' | 'straw';
  children: ReactNode;
}

export const Callout = ({ title, tone = 'plain', children }: CalloutProps) => (
  <div className={[styles.callout, styles[tone]].filter(Boolean).join(' ')}>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);
