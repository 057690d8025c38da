// Draws the date of an event as a large leaf of a calendar; says so when it is over.
import * as texts from '../texts.ts';
import type { SheetView } from '../views.ts';
import styles from './DateSheet.module.css';

export const DateSheet = ({ date, isPast }: { date: SheetView; isPast: boolean }) => (
  <div className={isPast ? `${styles.sheet} ${styles.past}` : styles.sheet}>
    <time dateTime={date.iso}>
      <span className={styles.weekday}>{date.weekday}</span> <b>{date.day}</b>{' '}
      <span className={styles.month}>{date.month}</span> <span className={styles.hours}>{date.hours}</span>
    </time>
    {isPast ? <p>{texts.over}</p> : date.status && <p className={styles.status}>{date.status}</p>}
  </div>
);
