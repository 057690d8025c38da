// Shows an issue on the web, with what of it may be read now.
import { SectionHead } from '#design/SectionHead.tsx';
import { EventRow, Teaser } from '#bundles/teasers/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import * as texts from '../../texts.ts';
import { linesOf } from '../../ui/lines-of.tsx';
import type { IssuePageView } from '../../views.ts';
import styles from './Newsletters.module.css';

export const IssuePage = ({ view }: { view: IssuePageView }) => {
  const { name, day, archiveHref, intro, news, dates, discussed } = view;
  const [lead, ...others] = news;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <p className="note">{day}</p>
        <h1>{name}</h1>
      </header>
      {intro.length > 0 && (
        <div className={styles.intro}>
          {intro.map((paragraph, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- drawn once; a paragraph may stand there twice
            <p key={at}>{linesOf(paragraph)}</p>
          ))}
        </div>
      )}
      {news.length + dates.length + discussed.length === 0 && <p>{texts.nothingLeft}</p>}
      {lead && (
        <section className="section" aria-label={texts.newsHeading}>
          <Teaser teaser={lead} weight="wide" heading="h2" isOpening />
          {others.length > 0 && (
            <div className={`columns columns-2 ${styles.more}`}>
              {halves(others).map((half) => (
                <div className="stack" key={half[0]!.href}>
                  {half.map((teaser) => (
                    <Teaser key={teaser.href} teaser={teaser} weight="side" heading="h2" />
                  ))}
                </div>
              ))}
            </div>
          )}
        </section>
      )}
      <Dates dates={dates} />
      {discussed.length > 0 && (
        <section className="section">
          <SectionHead title={texts.discussedHeading} />
          <div className="columns columns-3">
            {discussed.map((teaser) => (
              <Teaser key={teaser.href} teaser={teaser} weight="side" />
            ))}
          </div>
        </section>
      )}
      <p className={styles.own}>
        <a href={archiveHref}>{texts.toArchive(name)}</a>
      </p>
    </div>
  );
};

const Dates = ({ dates }: { dates: readonly TeaserView[] }) =>
  dates.length > 0 && (
    <section className="section">
      <SectionHead title={texts.datesHeading} />
      {dates.map((event) => (
        <EventRow key={event.href} teaser={event} />
      ))}
    </section>
  );

const halves = (teasers: readonly TeaserView[]) => {
  const middle = Math.ceil(teasers.length / 2);
  return [teasers.slice(0, middle), teasers.slice(middle)].filter((half) => half.length > 0);
};
