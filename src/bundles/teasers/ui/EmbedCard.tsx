// Draws a piece as a card: within a text, and handed out by the card calls. It is quiet, between two hairlines; the whole card
// is its link. contract.md 13 „Cards“
import { DateTile } from '#design/DateTile.tsx';
import { NeutralPicture, Picture } from '#bundles/media/ui/public.ts';
import { CARD_LAYOUT, CARD_LAYOUT_TEASER } from '../constants.ts';
import type { CardLayout } from '../constants.ts';
import type { TeaserDateView, TeaserView } from '../views.ts';
import styles from './EmbedCard.module.css';
import { PieceKicker } from './PieceKicker.tsx';
import { PieceMeta } from './PieceMeta.tsx';

interface EmbedCardProps {
  teaser: TeaserView;
  layout?: CardLayout;
  /** The name by which whoever asked for the card tells its readers apart. */
  tracking?: string | undefined;
}

export const EmbedCard = ({ teaser, layout = CARD_LAYOUT, tracking }: EmbedCardProps) => (
  <article className={classOf(teaser, layout)} data-teaser-tracking={tracking}>
    {teaser.date ? <DateTile {...teaser.date} /> : <CardPicture teaser={teaser} layout={layout} />}
    <div>
      <PieceKicker teaser={teaser} />
      <p className={styles.title}>
        <a href={teaser.href}>{teaser.headline}</a>
      </p>
      {layout !== CARD_LAYOUT && teaser.lead && <p className={styles.lead}>{teaser.lead}</p>}
      {teaser.date ? <WhenAndWhere date={teaser.date} /> : <PieceMeta teaser={teaser} />}
    </div>
  </article>
);

const classOf = (teaser: TeaserView, layout: CardLayout) => {
  if (teaser.date) return `${styles.card} ${styles.event}`;
  return layout === CARD_LAYOUT_TEASER ? `${styles.card} ${styles.large}` : styles.card;
};

const CardPicture = ({ teaser, layout }: { teaser: TeaserView; layout: CardLayout }) =>
  (teaser.picture || teaser.isPictureWithheld) && (
    <a className={styles.picture} href={teaser.href} tabIndex={-1} aria-hidden="true">
      {teaser.picture ? (
        <Picture
          of={teaser.picture}
          sizes={layout === CARD_LAYOUT_TEASER ? '(min-width: 42rem) 38rem, 100vw' : '11rem'}
          ratio="3 / 2"
          alt=""
        />
      ) : (
        <NeutralPicture />
      )}
    </a>
  );

const WhenAndWhere = ({ date: { hours, venue } }: { date: TeaserDateView }) => (
  <p className="note">{[hours, venue].filter(Boolean).join(', ')}</p>
);
