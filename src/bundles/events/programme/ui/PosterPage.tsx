// Draws what takes place as a sheet of paper, shown as it is printed.
import { LinkButton } from '#design/Button.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Pillar } from '#design/Wordmark.tsx';
import * as eventTexts from '../../texts.ts';
import * as texts from '../texts.ts';
import type { PosterDayView, PosterView, RowView } from '../views.ts';
import styles from './PosterPage.module.css';

export const PosterPage = ({ view }: { view: PosterView }) => (
  <div className="page">
    <div className={`screen-only ${styles.around}`}>
      <p>{texts.posterHelp}</p>
      <LinkTabs label={texts.posterPapers} links={view.papers} />
    </div>
    <article className={view.paper === 'a3' ? `${styles.poster} ${styles.a3}` : styles.poster}>
      <header className={styles.masthead}>
        <Pillar />
        <p>{view.portal}</p>
      </header>
      <h1>{view.heading}</h1>
      <p className={styles.period}>{view.period}</p>
      <div className={styles.days}>
        {view.isEmpty && <p>{eventTexts.nothingComing}</p>}
        {view.goingOn.length > 0 && (
          <section className={styles.goingOn}>
            <h2>{texts.goingOn}</h2>
            <Rows rows={view.goingOn} />
          </section>
        )}
        {view.days.map((day) => (
          <Day key={day.day} of={day} />
        ))}
      </div>
      <footer className={styles.foot}>
        <a href={view.back} aria-label={texts.qrLabel}>
          <svg viewBox={`0 0 ${view.qr.size} ${view.qr.size}`} shapeRendering="crispEdges" aria-hidden="true">
            <rect width={view.qr.size} height={view.qr.size} fill="#fff" />
            <path d={view.qr.path} fill="#000" />
          </svg>
        </a>
        <p>
          {texts.posterMore}
          <b>{view.address}</b>
        </p>
      </footer>
    </article>
    <p className={`screen-only ${styles.around}`}>
      <LinkButton href={view.back} variant="quiet">
        {texts.posterBack}
      </LinkButton>
    </p>
  </div>
);

const Day = ({ of: { day, weekday, number, month, rows } }: { of: PosterDayView }) => (
  <section>
    <h2>
      <time dateTime={day}>
        <span>{weekday}</span> <b>{number}</b> <span>{month}</span>
      </time>
    </h2>
    <Rows rows={rows} />
  </section>
);

const Rows = ({ rows }: { rows: readonly RowView[] }) => (
  <ul>
    {rows.map(({ key, title, hours, since, status, isOff, venue, place }) => (
      <li key={key} className={isOff ? styles.off : undefined}>
        <span className={styles.hours}>{since ?? hours}</span>
        <div>
          <h3>{title}</h3>
          <p>{[status, venue, venue === place ? '' : place].filter(Boolean).join(', ')}</p>
        </div>
      </li>
    ))}
  </ul>
);
