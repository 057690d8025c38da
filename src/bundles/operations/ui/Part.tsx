// Draws a part of a page about the machinery, under its heading.
import type { ReactNode } from 'react';
import styles from './Part.module.css';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);
