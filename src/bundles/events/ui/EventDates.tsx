// All dates of an event by where they are; those that are over say so.
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { EventLocationView } from '../views.ts';
import styles from './EventDates.module.css';

export const EventDates = ({ locations }: { locations: readonly EventLocationView[] }) => (
  <section className={styles.dates} id="termine">
    <SectionHead title={texts.datesHeading} />
    {locations.map((location, at) => (
      <Location key={at} of={location} />
    ))}
  </section>
);

const Location = ({ of: { venue, address, mapHref, dates } }: { of: EventLocationView }) => (
  <div className={styles.location}>
    <div>
      <h3>{venue}</h3>
      <p>{address}</p>
      <a className="note" href={mapHref} rel="noopener">
        {texts.findTheWay}
      </a>
    </div>
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
  </div>
);
