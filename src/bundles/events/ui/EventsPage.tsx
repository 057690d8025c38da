// What takes place, month by month, like the programme on a poster.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import { EventRow } from '#bundles/teasers/ui/public.ts';
import * as texts from '../texts.ts';
import type { EventsPageView, MonthView } from '../views.ts';
import styles from './EventsPage.module.css';

export const EventsPage = ({ view }: { view: EventsPageView }) => {
  const { crumbs, kicker, title, months, first, later } = view;
  return (
    <div className="page">
      <header className={styles.head}>
        <Breadcrumbs links={crumbs} here={title} />
        {kicker && <p className={`small-caps ${styles.kicker}`}>{kicker}</p>}
        <h1>{title}</h1>
      </header>
      {months.length === 0 && <Empty title={texts.nothingComing} text={texts.nothingComingText} />}
      <CachedFragment of={Months} view={months} />
      {(first || later) && (
        <p className={styles.ways}>
          {first && (
            <LinkButton href={first} variant="quiet">
              {texts.nextEvents}
            </LinkButton>
          )}
          {later && <LinkButton href={later}>{texts.laterEvents}</LinkButton>}
        </p>
      )}
    </div>
  );
};

const Months = ({ view: months }: { view: readonly MonthView[] }) =>
  months.map(({ name, events }) => (
    <section key={name} className="section">
      <SectionHead title={name} />
      <div className={styles.events}>
        {events.map((event) => (
          <EventRow key={event.id} teaser={event} />
        ))}
      </div>
    </section>
  ));
