// This is what a search for pieces found. The focus stays in the field above, which says which of them is
// active.
import * as texts from '../../texts.ts';
import type { FoundPieceView } from '../../views.ts';
import styles from './dialogs.module.css';

interface FoundPiecesProps {
  readonly id: string;
  readonly pieces: readonly FoundPieceView[];
  readonly active: number;
  readonly onPick: (piece: FoundPieceView) => void;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   keys are pressed in the field; neither <datalist> nor <select> can show pictures beside a text field */
export const FoundPieces = ({ id, pieces, active, onPick }: FoundPiecesProps) => (
  <div id={id} role="listbox" aria-label={texts.searchLabel} className={styles.found}>
    {pieces.map((piece, at) => (
      <div
        key={`${piece.kind} ${piece.id}`}
        id={optionIdOf(id, at)}
        role="option"
        tabIndex={-1}
        aria-selected={at === active}
        className={styles.piece}
        onClick={() => onPick(piece)}
      >
        {piece.picture ? <img src={piece.picture} alt="" /> : <span className={styles.blank} />}
        <span>
          <span className="note">{[piece.kindName, piece.place].filter(Boolean).join(' · ')}</span>
          <b>{piece.title}</b>
        </span>
      </div>
    ))}
  </div>
);

export const optionIdOf = (id: string, at: number): string => `${id}-${at}`;
