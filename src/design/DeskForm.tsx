// Draws a form of a desk and the parts around it, one below the other.
import type { ComponentProps, ReactNode } from 'react';
import styles from './DeskForm.module.css';

/** The browser finds no fault with it: what is wrong the answer says beside the fields, in our own words. */
export const DeskForm = (form: ComponentProps<'form'>) => (
  <form method="post" noValidate className={styles.form} {...form} />
);

/** Draws a part of the page, with or without a heading. */
export const DeskPart = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={styles.part}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);

/** Draws fields that belong together. */
export const DeskFields = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.fields}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/** Puts fields beside each other where there is room for two. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.fieldColumns}>{children}</div>
);
