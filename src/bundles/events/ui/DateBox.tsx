// Draws a box beside an event that names its next dates, each with what one can do about it.
import type { ReactNode } from 'react';
import { SectionHead } from '#design/SectionHead.tsx';
import styles from './DateBox.module.css';

interface BoxProps<Line extends BoxedDate> {
  /** What addresses lead to. */
  id: string;
  title: string;
  dates: readonly Line[];
  note: string | null;
  children: (date: Line) => ReactNode;
}

interface BoxedDate {
  readonly key: number;
  readonly iso: string;
  readonly day: string;
  readonly hours: string;
}

export const DateBox = <Line extends BoxedDate>({ id, title, dates, note, children }: BoxProps<Line>) => (
  <section className={`screen-only ${styles.box}`} id={id}>
    <SectionHead title={title} />
    <ul>
      {dates.map((date) => (
        <li key={date.key}>{children(date)}</li>
      ))}
    </ul>
    {note && <p className="note">{note}</p>}
  </section>
);

interface DateFactsProps {
  of: BoxedDate;
  /** What the reader has to do with it: „Sie kommen.“ */
  own: string | null;
  children?: ReactNode;
}

/** Draws when it is, what is known about it, and what the reader has to do with it. */
export const DateFacts = ({ of: { iso, day, hours }, own, children }: DateFactsProps) => (
  <div>
    <time dateTime={iso}>
      <b>{day}</b>, {hours}
    </time>
    {children}
    {own && <p className={styles.own}>{own}</p>}
  </div>
);
