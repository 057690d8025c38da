// Draws the first page of the desks: a greeting, the numbers of the day, what came out, and beside it what waits.
import { RelativeTime } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { QueueView, TodayPageView } from '../views.ts';
import styles from './TodayPage.module.css';

export const TodayPage = ({ view }: { view: TodayPageView }) => (
  <>
    <header className={styles.head}>
      <div>
        <p className="note">{view.date}</p>
        <h1>{view.greeting}</h1>
      </div>
      <p className={styles.intro}>{view.intro}</p>
    </header>
    <div className={styles.columns}>
      <div>
        <Figures figures={view.figures} />
        <Latest pieces={view.pieces} />
      </div>
      <aside aria-label={texts.queuesLabel}>
        {view.queues.map((queue) => (
          <Queue key={queue.title} of={queue} />
        ))}
        {view.trending && (
          <Queue
            of={{
              title: texts.trendingHeading,
              count: '',
              href: null,
              entries: view.trending,
              empty: texts.trendingEmpty,
            }}
          />
        )}
        <Queue
          of={{
            title: texts.discussedHeading,
            count: '',
            href: null,
            entries: view.discussed,
            empty: texts.discussedEmpty,
          }}
        />
      </aside>
    </div>
  </>
);

const Figures = ({ figures }: { figures: TodayPageView['figures'] }) => (
  <section aria-label={texts.figuresLabel}>
    <dl className={styles.figures}>
      {figures.map(({ value, label, href }) => (
        <div key={label}>
          <dt>{href ? <a href={href}>{label}</a> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Latest = ({ pieces }: { pieces: TodayPageView['pieces'] }) => (
  <section className={styles.latest} aria-labelledby="zuletzt">
    <h2 id="zuletzt">{texts.latestHeading}</h2>
    {pieces.length === 0 && <p className="note">{texts.latestEmpty}</p>}
    <ul>
      {pieces.map(({ title, href, note, time, comments }) => (
        <li key={href}>
          <div>
            <a href={href}>{title}</a>
            <p className="note">{note}</p>
          </div>
          <p className={styles.side}>
            <RelativeTime of={time} />
            <span>{comments}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const Queue = ({ of: { title, count, href, entries, empty } }: { of: QueueView }) => (
  <section className={styles.queue}>
    <h2>
      {title} {count && <span>{count}</span>}
    </h2>
    {entries.length === 0 && <p className="note">{empty}</p>}
    <ul>
      {entries.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- several may have the same words, and none is moved
        <li key={at}>
          {entry.href ? <a href={entry.href}>{entry.title}</a> : <strong>{entry.title}</strong>}
          <p className="note">{entry.note}</p>
        </li>
      ))}
    </ul>
    {href && entries.length > 0 && (
      <p>
        <a href={href}>{texts.all}</a>
      </p>
    )}
  </section>
);
