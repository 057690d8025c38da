// The front page of the portal or of a place, composed like a newspaper's: what leads, what ranks below it, the blocks of
// the kinds, the column with what everybody can take part in.
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Kept } from '#kernel/kept.tsx';
import { EventRow, Opinion, SnapshotStrip, Teaser } from '#bundles/pieces/ui/public.ts';
import type { TeaserView } from '#bundles/pieces/ui/public.ts';
import * as texts from '../texts.ts';
import type { FrontPageView, PaperView } from '../views.ts';
import { SNAPSHOTS } from '../constants.ts';
import { Around } from './Around.tsx';
import styles from './FrontPage.module.css';
import { NextRank, Opening } from './Opening.tsx';
import { People } from './People.tsx';
import { Rail, hasRail } from './Rail.tsx';

export const FrontPage = ({ view }: { view: FrontPageView }) => (
  <>
    <div className="page">
      <h1 className="visually-hidden">{view.title}</h1>
      <Around view={view} />
      <Kept of={Fold} view={view.paper} />
    </div>
    <Kept of={BelowFold} view={view.paper} />
  </>
);

const Fold = ({ view }: { view: PaperView }) => (
  <>
    {isEmpty(view) && <Empty title={texts.emptyHeading} text={texts.emptyText} />}
    <Opening rows={view.rows} />
    <NextRank rows={view.rows} />
  </>
);

const BelowFold = ({ view }: { view: PaperView }) => {
  const { rows } = view;
  return (
    <>
      {rows.snapshots.length > 0 && <Snapshots snapshots={rows.snapshots} />}
      <div className="page">
        <div className={hasRail(view) ? `section ${styles.withRail}` : 'section'}>
          <Flow view={view} />
          {hasRail(view) && <Rail view={view} />}
        </div>
        {isFurtherLong(view) && <Further rows={rows} />}
        {view.people.length > 0 && <People people={view.people} />}
        <Pages newer={null} older={view.older} />
      </div>
    </>
  );
};

const isEmpty = ({ rows }: PaperView) =>
  !rows.lead && rows.rest.length === 0 && rows.snapshots.length === 0 && rows.events.length === 0;

const Snapshots = ({ snapshots }: { snapshots: readonly TeaserView[] }) => (
  <section className={styles.band}>
    <div className="page">
      <SectionHead title={texts.snapshotsHeading} />
      {stripsOf(snapshots).map((strip) => (
        <SnapshotStrip key={strip[0]!.id} snapshots={strip} />
      ))}
    </div>
  </section>
);

/** More than one row holds stand in two. */
const stripsOf = (snapshots: readonly TeaserView[]) =>
  snapshots.length <= SNAPSHOTS + 1
    ? [snapshots]
    : [snapshots.slice(0, SNAPSHOTS), snapshots.slice(SNAPSHOTS)];

/** The main column below the snapshots. */
const Flow = ({ view }: { view: PaperView }) => {
  const { events, opinions, near, rest } = view.rows;
  return (
    <div className={styles.flow}>
      {events.length > 0 && <Events events={events} />}
      {opinions.length > 0 && <Opinions opinions={opinions} href={view.opinionsHref} />}
      {near.length > 0 && <Near near={near} title={view.nearHeading} />}
      {rest.length > 0 && !isFurtherLong(view) && <Further rows={view.rows} />}
    </div>
  );
};

const Events = ({ events }: { events: readonly TeaserView[] }) => (
  <section className="section">
    <SectionHead title={texts.eventsHeading} />
    <div className={styles.events}>
      {events.map((event) => (
        <EventRow key={event.id} teaser={event} />
      ))}
    </div>
  </section>
);

const Opinions = ({ opinions, href }: { opinions: readonly TeaserView[]; href: string | null }) => (
  <section className="section">
    <SectionHead title={texts.opinionHeading} {...(href && { link: { name: texts.allOpinions, href } })} />
    <div className={`columns columns-${opinions.length}`}>
      {opinions.map((opinion) => (
        <div key={opinion.id}>
          <Opinion teaser={opinion} />
        </div>
      ))}
    </div>
  </section>
);

/** The first with a large picture, the others beside it. */
const Near = ({ near: [first, ...others], title }: { near: readonly TeaserView[]; title: string }) => (
  <section className="section">
    <SectionHead title={title} />
    <div className="columns columns-2">
      <div className="stack">
        {first && <Teaser teaser={first} weight="major" />}
        <Teasers teasers={others.slice(4)} />
      </div>
      <div className="stack">
        <Teasers teasers={others.slice(0, 4)} />
      </div>
    </div>
  </section>
);

/** What is left fills the main column beside the rail; a lot of it takes the whole width below. */
const isFurtherLong = ({ rows: { feature, rest } }: PaperView) =>
  feature !== undefined || rest.length > MOST_IN_FLOW;

const MOST_IN_FLOW = 6;

const Further = ({ rows: { feature, rest } }: { rows: PaperView['rows'] }) => (
  <section className="section">
    <SectionHead title={texts.furtherHeading} />
    {feature && <Teaser teaser={feature} weight="wide" />}
    {rest.length > 0 && (
      <div className={feature ? `${styles.rest} ${styles.below}` : styles.rest}>
        <Teasers teasers={rest} />
      </div>
    )}
  </section>
);

const Teasers = ({ teasers }: { teasers: readonly TeaserView[] }) =>
  teasers.map((teaser) =>
    teaser.date ? (
      <EventRow key={`${teaser.kind}${teaser.id}`} teaser={teaser} />
    ) : (
      <Teaser key={`${teaser.kind}${teaser.id}`} teaser={teaser} weight="side" />
    ),
  );
