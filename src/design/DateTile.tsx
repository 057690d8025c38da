// Draws the leaf of a calendar: weekday, day and month under a red edge. The page of the event itself has it
// `isLarge`.
import styles from './DateTile.module.css';

export interface DateTileProps {
  /** The day, or the whole moment: ISO 8601. */
  iso: string;
  /** Reads „Sa“, „21“ and „Nov“. */
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
