// Draws a piece of a feed, and below it, folded away, why it stands there: parts that add up, and what one may want less of. It
// opens and works without a script.
import { Button } from '#design/Button.tsx';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import { EventRow, Teaser } from '#bundles/teasers/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import * as texts from '../texts.ts';
import type { ExplainedView } from '../views.ts';
import styles from './ExplainedCard.module.css';

export interface CardWays {
  /** Where a press comes back to. */
  readonly path: string;
  readonly settingsHref: string;
  readonly explainedHref: string;
}

interface ExplainedCardProps {
  card: ExplainedView;
  ways: CardWays;
  heading?: 'h2' | 'h3';
}

export const ExplainedCard = ({ card, ways, heading = 'h2' }: ExplainedCardProps) => (
  <div className={styles.card}>
    <CachedFragment of={heading === 'h2' ? CardBelowTitle : CardInSection} view={card.teaser} />
    <details className={styles.why}>
      <summary>
        {texts.why}
        <span className="visually-hidden">{texts.aloud(card.teaser.headline)}</span>
      </summary>
      <div className={styles.reasons}>
        <Reasons card={card} />
        {card.isHeldBack && <p className="note">{texts.deferred}</p>}
        {card.less.length > 0 && <Less card={card} ways={ways} />}
        <p className={`note ${styles.ways}`}>
          <a href={ways.explainedHref}>{texts.explainedLink}</a>
          <a href={ways.settingsHref}>{texts.settingsLink}</a>
        </p>
      </div>
    </details>
  </div>
);

const CardBelowTitle = ({ view }: { view: TeaserView }) => <Piece teaser={view} heading="h2" />;
const CardInSection = ({ view }: { view: TeaserView }) => <Piece teaser={view} heading="h3" />;

const Piece = ({ teaser, heading }: { teaser: TeaserView; heading: 'h2' | 'h3' }) =>
  teaser.date ? (
    <EventRow teaser={teaser} heading={heading} />
  ) : (
    <Teaser teaser={teaser} weight="row" heading={heading} />
  );

const Reasons = ({ card: { parts, score } }: { card: ExplainedView }) =>
  parts.length === 0 ? (
    <p>{texts.noParts}</p>
  ) : (
    <dl>
      {parts.map(({ text, points }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{texts.points(points)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{texts.sum}</dt>
        <dd>{texts.points(score)}</dd>
      </div>
    </dl>
  );

const Less = ({ card: { less }, ways }: { card: ExplainedView; ways: CardWays }) => (
  <form method="post" action={less[0]!.action} className={styles.less}>
    <input type="hidden" name="next" value={ways.path} />
    <span>{texts.lessOf}</span>
    {less.map(({ name, action }) => (
      <Button key={action} type="submit" formAction={action} isSmall>
        {name}
      </Button>
    ))}
  </form>
);
