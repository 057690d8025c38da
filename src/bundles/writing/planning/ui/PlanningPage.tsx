// Draws the calendar of the week: seven days with what came out above and what is scheduled below, by hours. On narrow screens
// it is the same as a list by days.
import type { CSSProperties } from 'react';
import { Button, LinkButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { DateView, DayView, OutView, PlanningView } from '../views.ts';
import styles from './PlanningPage.module.css';
import { ScheduledEntry } from './ScheduledEntry.tsx';

export const PlanningPage = ({ view }: { view: PlanningView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <week-calendar>
      <output className="visually-hidden" data-said />
      <div data-week>
        <Head view={view} />
        {view.moved && <Moved of={view.moved} />}
        {view.tooMany && <p className={styles.tooMany}>{view.tooMany}</p>}
        {view.tooManyDates && <p className={styles.tooMany}>{view.tooManyDates}</p>}
        <p id="verlegen-hilfe" className="visually-hidden">
          {texts.moveHelp}
        </p>
        <Week view={view} />
        {view.isEmpty && (
          <p className={styles.empty}>
            <strong>{texts.emptyTitle}</strong>
            {view.isNarrowed ? texts.narrowedEmptyText : texts.emptyText}
          </p>
        )}
      </div>
    </week-calendar>
  </DeskContent>
);

const Head = ({ view: { heading, ways, filter } }: { view: PlanningView }) => (
  <div className={styles.head}>
    <h2>{heading}</h2>
    <nav className="button-row" aria-label={texts.weekLabel}>
      <LinkButton href={ways.previous} isSmall rel="prev">
        {texts.previous}
      </LinkButton>
      <LinkButton href={ways.today} isSmall>
        {texts.today}
      </LinkButton>
      <LinkButton href={ways.next} isSmall rel="next">
        {texts.next}
      </LinkButton>
    </nav>
    <search>
      <form method="get" action={filter.action} className={styles.filter}>
        {Object.entries(filter.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field name="ort" label={texts.placeLabel} options={filter.places} defaultValue={filter.place} />
        <Field name="art" label={texts.kindLabel} options={filter.kinds} defaultValue={filter.kind} />
        <div className="button-row">
          <Button type="submit">{texts.filter}</Button>
          {filter.resetHref && <a href={filter.resetHref}>{texts.reset}</a>}
        </div>
      </form>
    </search>
  </div>
);

const Moved = ({ of: { text, undo } }: { of: NonNullable<PlanningView['moved']> }) => (
  <div className={styles.moved}>
    <p>{text}</p>
    {undo && (
      <form method="post" action={undo.action} data-move>
        {Object.entries(undo.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" isSmall>
          {undo.name}
        </Button>
      </form>
    )}
  </div>
);

/** Days are columns, and their parts lie in the rows of the week: head, what came out, one for each hour, what else there is. */
const Week = ({ view: { days, hours, hasDates } }: { view: PlanningView }) => (
  <div
    className={styles.week}
    style={{ '--rows': hours.length + (hasDates ? 3 : 2), '--hours': hours.length } as CSSProperties}
  >
    <div className={styles.scale} aria-hidden="true">
      <span />
      <span>{texts.out}</span>
      {hours.map(({ hour, name }) => (
        <span key={hour}>{name}</span>
      ))}
      {hasDates && <span>{texts.dates}</span>}
    </div>
    {days.map((day) => (
      <Day key={day.day} of={day} hasDates={hasDates} />
    ))}
  </div>
);

const Day = ({ of: day, hasDates }: { of: DayView; hasDates: boolean }) => {
  const isBare =
    day.out.length === 0 && day.dates.length === 0 && day.hours.every(({ entries }) => entries.length === 0);
  return (
    <section
      className={[styles.day, day.isToday && styles.today, day.isOver && styles.over]
        .filter(Boolean)
        .join(' ')}
      data-day={day.day}
      aria-label={day.isToday ? `${day.name}, ${texts.isToday}` : day.name}
    >
      <h3>
        <span>{day.weekday}</span> {day.date}
        {day.isToday && <small>{texts.isToday}</small>}
      </h3>
      <div className={styles.out}>
        {day.out.length > 0 && <OutList of={day.out} />}
        {day.more && (
          <details>
            <summary>{day.more.text}</summary>
            <OutList of={day.more.entries} />
          </details>
        )}
        {isBare && <p className={styles.nothing}>{texts.nothingThatDay}</p>}
      </div>
      {day.hours.map(({ hour, entries }) => (
        <ul key={hour} className={styles.hour} data-hour={hour}>
          {entries.map((entry) => (
            <ScheduledEntry key={entry.id} of={entry} />
          ))}
        </ul>
      ))}
      {hasDates && (
        <div className={styles.dates}>
          {day.dates.length > 0 && <DateList of={day.dates} />}
          {day.moreDates && (
            <details>
              <summary>{day.moreDates.text}</summary>
              <DateList of={day.moreDates.dates} />
            </details>
          )}
        </div>
      )}
    </section>
  );
};

const DateList = ({ of: dates }: { of: readonly DateView[] }) => (
  <ul>
    {dates.map(({ key, clock, what, title, href }) => (
      <li key={key}>
        <span className="note">{[clock, what].filter(Boolean).join(', ')}:</span> <a href={href}>{title}</a>
      </li>
    ))}
  </ul>
);

const OutList = ({ of: entries }: { of: readonly OutView[] }) => (
  <ul>
    {entries.map(({ key, clock, title, href, note }) => (
      <li key={key} title={note}>
        <span className="note">{clock}</span> <a href={href}>{title}</a>
      </li>
    ))}
  </ul>
);
