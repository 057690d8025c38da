// Draws what is talked about most, numbered.
import * as texts from '../texts.ts';
import type { TeaserView } from '../views.ts';
import styles from './Ranking.module.css';

export const Ranking = ({ pieces }: { pieces: readonly TeaserView[] }) => (
  <ol className={styles.ranking}>
    {pieces.map((piece) => (
      <li key={`${piece.kind}${piece.id}`}>
        <h3>
          <a href={piece.href}>{piece.headline}</a>
        </h3>
        <p className="note">{texts.commentCount(piece.commentCount)}</p>
      </li>
    ))}
  </ol>
);
