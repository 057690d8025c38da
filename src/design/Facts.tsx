// Draws a list of facts: what it is on the left, what holds on the right, a line between.
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** What stands on the right is stacked. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
