// Draws days with what takes place on them: below each other as in a programme, or the month as a sheet.
import * as texts from '../texts.ts';
import type { DayView, RowView, ShownView } from '../views.ts';
import styles from './Days.module.css';

/** Draws the parts that are the same for all who ask. */
export const Days = ({ view: { goingOn, days, weeks } }: { view: ShownView }) => (
  <>
    {goingOn.length > 0 && (
      <section className={styles.day} aria-labelledby="laeuft">
        <h2 id="laeuft">{texts.goingOn}</h2>
        <Rows rows={goingOn} />
      </section>
    )}
    {weeks ? <Month weeks={weeks} /> : days.map((day) => <Day key={day.day} of={day} />)}
  </>
);

const Day = ({ of: day }: { of: DayView }) => (
  <section
    className={day.isToday ? `${styles.day} ${styles.today}` : styles.day}
    aria-labelledby={`tag-${day.day}`}
  >
    <h2 id={`tag-${day.day}`}>
      <time dateTime={day.day}>{day.name}</time> {day.isToday && <small>{texts.isToday}</small>}
    </h2>
    {day.rows.length > 0 ? (
      <Rows rows={day.rows} />
    ) : (
      <p className={styles.nothing}>{texts.nothingThatDay}</p>
    )}
    {day.hasMore && (
      <p>
        <a href={day.href} rel="nofollow">
          {texts.moreOfDay(day.name)}
        </a>
      </p>
    )}
  </section>
);

const Rows = ({ rows }: { rows: readonly RowView[] }) => (
  <ol className={styles.rows}>
    {rows.map(({ key, href, title, iso, hours, since, status, isOff, venue, place, category, marks }) => (
      <li key={key} className={isOff ? styles.off : undefined}>
        <p className={styles.hours}>
          <time dateTime={iso}>{[since, hours].filter(Boolean).join(', ')}</time>
        </p>
        <div>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p className="note">{[venue, venue === place ? '' : place].filter(Boolean).join(', ')}</p>
        </div>
        <p className={`note ${styles.marks}`}>
          {status && <strong>{status}</strong>}
          {[category, ...marks].map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      </li>
    ))}
  </ol>
);

/** On narrow screens days without anything are left out. */
const Month = ({ weeks }: { weeks: readonly (readonly (DayView | null)[])[] }) => (
  <div className={styles.month}>
    <p aria-hidden="true" className={styles.weekdays}>
      {texts.weekdays.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
    {weeks.map((week, at) => (
      <div key={week.find(Boolean)?.day ?? at} className={styles.week}>
        {week.map((day, weekday) =>
          day ? (
            <MonthDay key={day.day} of={day} />
          ) : (
            <div key={texts.weekdays[weekday]} className={styles.blank} />
          ),
        )}
      </div>
    ))}
  </div>
);

const MonthDay = ({ of: day }: { of: DayView }) => (
  <section
    className={[
      styles.cell,
      day.isToday && styles.today,
      day.isOver && styles.over,
      day.rows.length === 0 && styles.bare,
    ]
      .filter(Boolean)
      .join(' ')}
    aria-label={day.isToday ? `${day.name}, ${texts.isToday}` : day.name}
  >
    <p className={styles.number}>
      <span>{day.weekday}</span>{' '}
      {day.rows.length > 0 ? (
        <a href={day.href} rel="nofollow" aria-label={texts.moreOfDay(day.name)}>
          {day.number}
        </a>
      ) : (
        day.number
      )}
    </p>
    {day.rows.length > 0 && (
      <ul>
        {day.rows.map(({ key, href, title, hours, status, isOff }) => (
          <li key={key} className={isOff ? styles.off : undefined}>
            <span className="note">{[hours, status].filter(Boolean).join(', ')}</span>{' '}
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    )}
    {day.hasMore && (
      <a className="note" href={day.href} rel="nofollow">
        {texts.more}
      </a>
    )}
  </section>
);
