// Draws the top of a front page: the lead with its companions, and the row of four columns below them.
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import { CachedTeaser, Teaser } from '#bundles/teasers/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { FrontRows } from '../composition.ts';
import * as texts from '../texts.ts';
import styles from './Opening.module.css';

type Rows = FrontRows<TeaserView>;

export const Opening = ({ rows: { lead, side } }: { rows: Rows }) =>
  lead && (
    <div className={side.length > 0 ? `${styles.opening} ${styles.withSide}` : styles.opening}>
      <CachedTeaser teaser={lead} weight="lead" heading="h2" />
      {side.length > 0 && (
        <div className={`stack ${styles.side}`}>
          {side.map((teaser, at) => (
            <CachedTeaser
              key={teaser.id}
              teaser={teaser}
              weight={at === 0 ? 'second' : 'small'}
              heading="h2"
            />
          ))}
        </div>
      )}
    </div>
  );

interface NextRankProps {
  rows: Rows;
  articlesHref: string;
}

/** Draws as many columns as there are pieces, and one for the brief ones. */
export const NextRank = ({ rows: { standards, briefs }, articlesHref }: NextRankProps) =>
  standards.length > 0 && (
    <section
      className={`section columns columns-${standards.length + Math.min(briefs.length, 1)} ${styles.nextRank}`}
      aria-label={texts.nextRank}
    >
      {standards.map((standard) => (
        <div key={standard.id}>
          <CachedTeaser teaser={standard} weight="standard" heading="h2" />
        </div>
      ))}
      {briefs.length > 0 && (
        <div className={styles.briefs}>
          <h2 className="small-caps">
            <a href={articlesHref}>{texts.briefsHeading}</a>
          </h2>
          <CachedFragment of={Briefs} view={briefs} />
        </div>
      )}
    </section>
  );

const Briefs = ({ view: briefs }: { view: readonly TeaserView[] }) =>
  briefs.map((brief) => <Teaser key={brief.id} teaser={brief} weight="brief" />);
