// Draws all dates of an event by where they are; those that are over say so.
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { EventLocationView, ListedDateView } from '../views.ts';
import { DATES_OPEN } from '../constants.ts';
import styles from './EventDates.module.css';

export const EventDates = ({ locations }: { locations: readonly EventLocationView[] }) => (
  <section className={styles.dates} id="termine">
    <SectionHead title={texts.datesHeading} />
    {locations.map((location, at) => (
      <Location key={at} of={location} />
    ))}
  </section>
);

const Location = ({ of: { venue, address, mapHref, series, dates } }: { of: EventLocationView }) => {
  const coming = dates.filter(({ isPast }) => !isPast);
  const isLong = dates.length > DATES_OPEN;
  const past = isLong && coming.length > 0 ? dates.filter(({ isPast }) => isPast) : [];
  // What goes on for days may have begun before others that are over.
  const left = dates.filter((date) => !past.includes(date));
  const open = isLong ? left.slice(0, DATES_OPEN) : left;
  return (
    <div className={styles.location}>
      <div>
        <h3>{venue}</h3>
        <p>{address}</p>
        {mapHref && (
          <a className="note" href={mapHref} rel="noopener">
            {texts.findTheWay}
          </a>
        )}
      </div>
      <div>
        {series.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Folded title={texts.pastDates(past.length)} dates={past} />
        <Dates dates={open} />
        <Folded title={texts.furtherDates(left.length - open.length)} dates={left.slice(open.length)} />
      </div>
    </div>
  );
};

interface FoldedProps {
  readonly title: string;
  readonly dates: readonly ListedDateView[];
}

const Folded = ({ title, dates }: FoldedProps) =>
  dates.length > 0 && (
    <details>
      <summary>{title}</summary>
      <Dates dates={dates} />
    </details>
  );

const Dates = ({ dates }: { readonly dates: readonly ListedDateView[] }) => (
  <ul>
    {dates.map((date, at) => (
      <li key={at} className={date.isPast ? styles.past : undefined}>
        <time dateTime={date.iso}>
          {date.day}, <span>{date.hours}</span>
        </time>
        {date.status && <b className={styles.status}>{date.status}</b>}
        {date.isPast && <span className={styles.over}>{texts.overOne}</span>}
        {date.calendarHref && (
          <a
            className={`screen-only ${styles.calendar}`}
            href={date.calendarHref}
            aria-label={texts.toCalendarOf(date.day)}
          >
            {texts.toCalendar}
          </a>
        )}
      </li>
    ))}
  </ul>
);
