// The front page of the portal, of a place or of a category. The first page is composed like a newspaper's; older ones are
// set in plain columns.
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { TeaserView } from '#bundles/pieces/ui/public.ts';
import type { FrontPageView } from '../views.ts';
import styles from './FrontPage.module.css';
import { type FrontRows, toFrontRows } from './front-rows.ts';
import { Teaser, type TeaserWeight } from '#bundles/pieces/ui/public.ts';

export const FrontPage = ({ view }: { view: FrontPageView }) => (
  <div className="page">
    <h1 className={view.title ? styles.title : 'visually-hidden'}>{view.title ?? texts.frontHeading}</h1>
    {view.teasers.length === 0 && <Empty title={texts.emptyHeading} text={view.emptyText} />}
    {view.newer ? (
      <Columns teasers={view.teasers} heading="h2" />
    ) : (
      <Composition rows={toFrontRows(view.teasers)} />
    )}
    <Pages newer={view.newer} older={view.older} />
  </div>
);

const Composition = ({ rows }: { rows: FrontRows }) => (
  <>
    {rows.lead && <Opening rows={rows} lead={rows.lead} />}
    {rows.standards.length > 0 && <NextRank rows={rows} />}
    {rows.rest.length > 0 && (
      <section className="section">
        <SectionHead title={texts.furtherHeading} />
        <Columns teasers={rows.rest} />
      </section>
    )}
  </>
);

const Opening = ({ rows: { majors, side }, lead }: { rows: FrontRows; lead: TeaserView }) => (
  <div className={side.length > 0 ? `${styles.opening} ${styles.withSide}` : styles.opening}>
    <div>
      <Teaser teaser={lead} weight="lead" heading="h2" />
      {majors.length > 0 && (
        <div className={`columns columns-2 ${styles.majors}`}>
          <Teasers teasers={majors} weight="major" />
        </div>
      )}
    </div>
    {side.length > 0 && (
      <div className={`stack ${styles.side}`}>
        <Teasers teasers={side} weight="small" />
      </div>
    )}
  </div>
);

const NextRank = ({ rows: { standards, belowStandards, briefs } }: { rows: FrontRows }) => (
  <section
    className={`section columns columns-${standards.length + Math.min(briefs.length, 1)} ${styles.nextRank}`}
    aria-label={texts.nextRank}
  >
    {standards.map((standard, at) => (
      <div key={standard.id} className="stack">
        <Teaser teaser={standard} weight="standard" />
        <Teasers teasers={belowStandards.slice(at, at + 1)} weight="small" />
      </div>
    ))}
    {briefs.length > 0 && (
      <div className={styles.briefs}>
        <h2>{texts.briefsHeading}</h2>
        <Teasers teasers={briefs} weight="brief" />
      </div>
    )}
  </section>
);

interface TeasersProps {
  teasers: readonly TeaserView[];
  weight: TeaserWeight;
  heading?: 'h2' | 'h3';
}

/** As many columns as there is room for, each read from top to bottom. */
const Columns = ({ teasers, heading = 'h3' }: Omit<TeasersProps, 'weight'>) => (
  <div className={styles.flow}>
    <Teasers teasers={teasers} weight="small" heading={heading} />
  </div>
);

const Teasers = ({ teasers, weight, heading = 'h3' }: TeasersProps) =>
  teasers.map((teaser) => (
    <Teaser key={`${teaser.kind}${teaser.id}`} teaser={teaser} weight={weight} heading={heading} />
  ));
