// The leaf of a calendar: weekday, day and month under a red edge. `isLarge` on the page of the event itself.
import styles from './DateTile.module.css';

export interface DateTileProps {
  /** The day, or the whole moment: ISO 8601. */
  iso: string;
  /** „Sa“, „21“, „Nov“ */
  weekday: string;
  day: string;
  month: string;
  isLarge?: boolean;
}

export const DateTile = ({ iso, weekday, day, month, isLarge }: DateTileProps) => (
  <time className={isLarge ? `${styles.tile} ${styles.large}` : styles.tile} dateTime={iso}>
    <span>{weekday}</span> <b>{day}</b> <span>{month}</span>
  </time>
);
