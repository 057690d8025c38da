// Draws a plain list by time: one piece leads the first page, the others stand in rows, pictures beside them.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import type { LinkView } from '#design/page-frame.ts';
import { Pages } from '#design/Pages.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import { EventRow, SnapshotGrid, Teaser } from '#bundles/teasers/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { ListPageView } from '../views.ts';
import styles from './ListPage.module.css';

export const ListPage = ({ view }: { view: ListPageView }) => {
  const { teasers, elsewhere } = view;
  return (
    <div className="page">
      <Head view={view} />
      {teasers.length === 0 && <Nothing empty={view.empty} />}
      <CachedFragment of={lookOf(view)} view={teasers} />
      {elsewhere && elsewhere.links.length > 0 && <Elsewhere {...elsewhere} />}
      <Pages newer={view.newer} older={view.older} />
    </div>
  );
};

const lookOf = ({ look, isFirst }: ListPageView) => {
  if (look === 'pictures') return Pictures;
  return isFirst ? WithLead : Rows;
};

/** The number of pieces beside each other below the lead: at most so many, and never one, which would be as wide as the page. */
const FIRST_ROW = 3;
const LEAST_BESIDE = 2;

interface TeasersProps {
  view: readonly TeaserView[];
}

const Head = ({ view: { crumbs, kicker, title, count, calendar, subscribe } }: { view: ListPageView }) => (
  <header className={styles.head}>
    {crumbs.length > 0 && <Breadcrumbs links={crumbs} here={title} />}
    <div className={styles.title}>
      <div>
        {kicker && <p className={`small-caps ${styles.kicker}`}>{kicker}</p>}
        <h1>{title}</h1>
      </div>
      <div className={styles.aside}>
        {count && <p className="note">{count}</p>}
        {calendar && (
          <LinkButton href={calendar.href} variant="quiet" isSmall>
            {calendar.name}
          </LinkButton>
        )}
        {subscribe && <SubscribeButton of={subscribe} name={title} isSmall />}
      </div>
    </div>
  </header>
);

const Nothing = ({ empty: { text, way } }: { empty: ListPageView['empty'] }) => (
  <Empty title={texts.emptyHeading} text={text}>
    <LinkButton href={way.href}>{way.name}</LinkButton>
  </Empty>
);

const WithLead = ({ view: [lead, ...others] }: TeasersProps) => {
  const standards = others.length < LEAST_BESIDE ? [] : others.slice(0, FIRST_ROW);
  return (
    <>
      {lead && <Lead teaser={lead} />}
      {standards.length > 0 && <Standards teasers={standards} />}
      <Rows view={others.slice(standards.length)} />
    </>
  );
};

const Lead = ({ teaser }: { teaser: TeaserView }) => (
  <div className={styles.lead}>
    <Teaser teaser={teaser} weight="wide" heading="h2" isOpening />
  </div>
);

const Standards = ({ teasers }: { teasers: readonly TeaserView[] }) => (
  <div className={`columns columns-${teasers.length} ${styles.standards}`}>
    {teasers.map((teaser) => (
      <div key={`${teaser.kind}${teaser.id}`}>
        <Teaser teaser={teaser} weight="standard" heading="h2" />
      </div>
    ))}
  </div>
);

const Rows = ({ view: teasers }: TeasersProps) =>
  teasers.length > 0 && (
    <div className={styles.rows}>
      {teasers.map((teaser) =>
        teaser.date ? (
          <EventRow key={`${teaser.kind}${teaser.id}`} teaser={teaser} heading="h2" />
        ) : (
          <Teaser key={`${teaser.kind}${teaser.id}`} teaser={teaser} weight="row" heading="h2" />
        ),
      )}
    </div>
  );

const Pictures = ({ view: snapshots }: TeasersProps) =>
  snapshots.length > 0 && <SnapshotGrid snapshots={snapshots} />;

const Elsewhere = ({ title, links }: { title: string; links: readonly LinkView[] }) => (
  <nav className="section" aria-label={title}>
    <SectionHead title={title} />
    <div className={styles.elsewhere}>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.name}
        </a>
      ))}
    </div>
  </nav>
);
