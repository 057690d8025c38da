// Draws the front page of the portal or of a place, composed like a newspaper's: what leads, what ranks below it, the blocks of
// the kinds, the column with what everybody can take part in, the blocks of the categories.
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import { PlaceBanner } from '#bundles/place-pictures/ui/public.ts';
import { NewsletterInvitation } from '#bundles/newsletters/ui/public.ts';
import { CachedTeaser, EventRow, Opinion, SnapshotStrip, Teaser } from '#bundles/teasers/ui/public.ts';
import { FrontFeed } from '#bundles/recommendations/ui/public.ts';
import type { FrontFeedView } from '#bundles/recommendations/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import * as texts from '../texts.ts';
import type { FrontPageView, FrontContentView, WaysView } from '../views.ts';
import { SNAPSHOTS } from '../constants.ts';
import { dealt, isRestInFlow } from '../rules.ts';
import { Around } from './Around.tsx';
import styles from './FrontPage.module.css';
import { NextRank, Opening } from './Opening.tsx';
import { People } from './People.tsx';
import { Rail, hasRail } from './Rail.tsx';
import { FeatureBlock, SectionRows } from './Sections.tsx';
import { TakePart } from './TakePart.tsx';

export const FrontPage = ({ view }: { view: FrontPageView }) => (
  <>
    <div className="page">
      <h1 className="visually-hidden">{view.title}</h1>
      <Around view={view} />
      {view.banner && <PlaceBanner picture={view.banner} />}
      <CachedFragment of={Fold} view={view.paper} />
    </div>
    {view.feed ? (
      <OwnFeed paper={view.paper} feed={view.feed} />
    ) : (
      <CachedFragment of={BelowFold} view={view.paper} />
    )}
    {view.newsletter && (
      <div className="page">
        <NewsletterInvitation of={view.newsletter} />
      </div>
    )}
  </>
);

/** What suits the reader stands where the mix for all stands otherwise, beside the same column. */
const OwnFeed = ({ paper, feed }: { paper: FrontContentView; feed: FrontFeedView }) => (
  <div className="page">
    <div className={hasRail(paper) ? `section ${styles.withRail}` : 'section'}>
      <div className={styles.flow}>
        <FrontFeed view={feed} />
      </div>
      {hasRail(paper) && (
        // The column is as long as its items are, however long the feed is.
        <div>
          <RailColumn view={paper} />
        </div>
      )}
    </div>
    <Pages newer={null} older={paper.older} />
  </div>
);

const RailColumn = ({ view }: { view: FrontContentView }) => (
  <Rail view={{ ...view, rail: { ...view.rail, isColumn: true } }} />
);

const Fold = ({ view }: { view: FrontContentView }) => (
  <>
    {isEmpty(view) && (
      <Empty {...view.empty}>
        <LinkButton href={view.begin.href}>{view.begin.name}</LinkButton>
      </Empty>
    )}
    <Opening rows={view.rows} />
    <NextRank rows={view.rows} articlesHref={view.ways.articles} />
  </>
);

const BelowFold = ({ view }: { view: FrontContentView }) => {
  const { rows, ways, sections } = view;
  return (
    <>
      {rows.snapshots.length > 0 && <Snapshots snapshots={rows.snapshots} href={ways.snapshots} />}
      <div className="page">
        <MiddlePart view={view} />
        {isRestBelow(view) && <Further rows={rows} ways={ways} />}
        <SectionRows rows={sections.below} />
        {view.people.length > 0 && <CachedFragment of={People} view={view.people} />}
        {view.takePart && <TakePart view={view.takePart} />}
        <Pages newer={null} older={view.older} />
      </div>
    </>
  );
};

const isEmpty = ({ rows }: FrontContentView) =>
  !rows.lead && rows.rest.length === 0 && rows.snapshots.length === 0 && rows.events.length === 0;

const Snapshots = ({ snapshots, href }: { snapshots: readonly TeaserView[]; href: string }) => (
  <section className={`${styles.band} far soon`}>
    <div className="page">
      <SectionHead title={texts.snapshotsHeading} link={{ name: texts.allSnapshots, href }} />
      <CachedFragment of={Strips} view={snapshots} />
    </div>
  </section>
);

const Strips = ({ view: snapshots }: { view: readonly TeaserView[] }) =>
  stripsOf(snapshots).map((strip) => <SnapshotStrip key={strip[0]!.id} snapshots={strip} />);

/** More than one row holds stand in two. */
const stripsOf = (snapshots: readonly TeaserView[]) =>
  snapshots.length <= SNAPSHOTS + 1
    ? [snapshots]
    : [snapshots.slice(0, SNAPSHOTS), snapshots.slice(SNAPSHOTS)];

/** Draws the main column and the rail; each alone where the other is missing, the rail below where it would be too long. */
const MiddlePart = ({ view }: { view: FrontContentView }) => {
  const isWithRail = hasRail(view) && view.rail.isColumn;
  return (
    <>
      <div className={isWithRail ? `section ${styles.withRail}` : 'section'}>
        <Flow view={view} />
        {isWithRail && <Rail view={view} />}
      </div>
      {hasRail(view) && !isWithRail && (
        <div className="section">
          <Rail view={view} />
        </div>
      )}
    </>
  );
};

/** Draws the main column below the snapshots. */
const Flow = ({ view }: { view: FrontContentView }) => {
  const { rows, ways, near, sections } = view;
  return (
    <div className={styles.flow}>
      {rows.events.length > 0 && <Events events={rows.events} ways={ways} />}
      {rows.opinions.length > 0 && <Opinions opinions={rows.opinions} href={ways.opinions} />}
      {rows.near.length > 0 && <Near pieces={rows.near} {...near} />}
      {isRestInFlow(rows) && <Further rows={rows} ways={ways} />}
      {sections.inFlow.map((section) => (
        <CachedFragment key={section.href} of={FeatureBlock} view={section} />
      ))}
    </div>
  );
};

const Events = ({
  events,
  ways: { events: href, calendar },
}: {
  events: readonly TeaserView[];
  ways: WaysView;
}) => (
  <section className="section far soon">
    <SectionHead title={texts.eventsHeading} {...(href && { link: { name: texts.allEvents, href } })} />
    <div className={styles.events}>
      <CachedFragment of={EventRows} view={events} />
    </div>
    {calendar && (
      <p className="note">
        <a href={calendar.href}>{calendar.name}</a>
      </p>
    )}
  </section>
);

const EventRows = ({ view: events }: { view: readonly TeaserView[] }) =>
  events.map((event) => <EventRow key={event.id} teaser={event} />);

const Opinions = ({ opinions, href }: { opinions: readonly TeaserView[]; href: string }) => (
  <section className="section far soon">
    <SectionHead title={texts.opinionHeading} link={{ name: texts.allOpinions, href }} />
    <div className={`columns columns-${opinions.length} columns-narrow`}>
      {opinions.map((opinion) => (
        <div key={opinion.id}>
          <CachedFragment of={CachedOpinion} view={opinion} />
        </div>
      ))}
    </div>
  </section>
);

const CachedOpinion = ({ view }: { view: TeaserView }) => <Opinion teaser={view} />;

interface NearProps {
  pieces: readonly TeaserView[];
  title: string;
  href: string;
}

/** Draws the first piece with a large picture, and the others beside it. */
const Near = ({ pieces: [first, ...others], title, href }: NearProps) => (
  <section className="section far soon">
    <SectionHead title={title} link={{ name: texts.allArticles, href }} />
    <div className="columns columns-2">
      <div className="stack">
        {first && <CachedTeaser teaser={first} weight="major" />}
        <Teasers teasers={others.slice(4)} />
      </div>
      <div className="stack">
        <Teasers teasers={others.slice(0, 4)} />
      </div>
    </div>
  </section>
);

/** What is left and too much for the main column takes the whole width below. */
const isRestBelow = ({ rows }: FrontContentView) =>
  !isRestInFlow(rows) && (rows.feature !== undefined || rows.rest.length > 0);

const Further = ({ rows, ways }: { rows: FrontContentView['rows']; ways: WaysView }) => {
  const { feature, rest } = rows;
  const columns = dealt(rest, isRestInFlow(rows) ? 2 : 3);
  return (
    <section className="section far soon">
      <SectionHead title={texts.furtherHeading} link={{ name: texts.allArticles, href: ways.articles }} />
      {feature && <CachedTeaser teaser={feature} weight="wide" />}
      {rest.length > 0 && (
        <div className={`columns columns-${columns.length} ${feature ? styles.below : ''}`}>
          {columns.map((column) => (
            <div className="stack" key={column[0]!.href}>
              <Teasers teasers={column} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
};

const Teasers = ({ teasers }: { teasers: readonly TeaserView[] }) =>
  teasers.map((teaser) => (
    <CachedFragment key={`${teaser.kind}${teaser.id}`} of={SideTeaser} view={teaser} />
  ));

const SideTeaser = ({ view: teaser }: { view: TeaserView }) =>
  teaser.date ? <EventRow teaser={teaser} /> : <Teaser teaser={teaser} weight="side" />;
