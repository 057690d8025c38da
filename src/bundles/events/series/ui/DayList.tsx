// Draws the days of a series, one below the other: each can be left out, or get a date of its own.
import { Button } from '#design/Button.tsx';
import { Choice } from '#design/Field.tsx';
import { MAX_SERIES_DAYS } from '../../constants.ts';
import type { EventContentSeries } from '../../views.ts';
import { allDaysOf, freeDayName } from '../rules/expand.ts';
import { sayWholeDay } from '../rules/german-days.ts';
import type { Span } from '../rules/holidays.ts';
import * as texts from '../texts.ts';
import styles from './Series.module.css';

interface DayListProps {
  readonly series: EventContentSeries;
  readonly schoolHolidays: readonly Span[];
  /** The days that have a date of their own. */
  readonly changed: ReadonlySet<string>;
  readonly onToggle: (day: string) => void;
  /** Gives a day a date of its own; undefined while the series isn't taken over yet. */
  readonly onChange: ((day: string) => void) | undefined;
}

export const DayList = ({ series, schoolHolidays, changed, onToggle, onChange }: DayListProps) => {
  const days = allDaysOf(series, MAX_SERIES_DAYS);
  const count = days.filter((day) => changed.has(day) || !series.except.includes(day)).length;
  return (
    <div className={styles.days}>
      <p className={styles.count}>{texts.countOf(count, days.length)}</p>
      {/* The list is reached by the keyboard, because it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reachable. */}
      <ul className={styles.list} aria-label={texts.dates} tabIndex={0}>
        {days.map((day) => {
          const said = sayWholeDay(day);
          const free = freeDayName(day, schoolHolidays, texts.publicHoliday);
          if (changed.has(day))
            return (
              <li key={day}>
                <span>{said}</span> <small>{texts.ownDate}</small>
              </li>
            );
          const isOut = series.except.includes(day);
          return (
            <li key={day} className={isOut ? styles.out : undefined}>
              <Choice
                label={
                  <span>
                    {said}{' '}
                    {(isOut || free) && (
                      <small>{[isOut && texts.excepted, free].filter(Boolean).join(', ')}</small>
                    )}
                  </span>
                }
                checked={!isOut}
                onChange={() => onToggle(day)}
              />
              {onChange && !isOut && (
                <Button
                  isSmall
                  variant="plain"
                  aria-label={texts.changeDay(said)}
                  onClick={() => onChange(day)}
                >
                  {texts.change}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
