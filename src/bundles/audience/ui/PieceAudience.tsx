// Draws what counting readers adds to the page of a piece: for readers an empty mark by which the reading is counted, for those
// who look after the piece the gauge.
import * as texts from '../texts.ts';
import type { PieceAudienceView } from '../views.ts';
import styles from './Gauge.module.css';

interface PieceAudienceProps {
  readonly of: PieceAudienceView;
  /** Its reader sees only how it begins. */
  readonly isCut?: boolean;
}

/** Stands where the piece ends, or is cut off. */
export const PieceAudience = ({ of: { reading }, isCut = false }: PieceAudienceProps) =>
  reading && <div data-reading={reading} data-cut={isCut ? '' : undefined} />;

/** Stands at the end of its column, with room for what comes, so that nothing moves that is being read. */
export const PieceGauge = ({ of: { gauge } }: { of: PieceAudienceView }) =>
  gauge && (
    <performance-gauge class={styles.room} data-of={gauge.ask}>
      <p className="screen-only">
        <a href={gauge.href}>{texts.openFigures}</a>
      </p>
    </performance-gauge>
  );
