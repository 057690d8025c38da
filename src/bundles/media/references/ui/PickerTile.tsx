// Draws one image in the picker: pressed it is chosen; its buttons move it between the lists.
import { Button } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import type { ReferenceAction, ReferenceList } from '../constants.ts';
import * as texts from '../texts.ts';
import type { ReferenceView } from '../views.ts';
import { ACTIONS, ReferencePicture, ReferenceTile, titleOf } from './ReferenceTile.tsx';
import styles from './References.module.css';

interface Props {
  readonly reference: ReferenceView;
  readonly list: ReferenceList;
  readonly isChosen: boolean;
  /** An action is under way. */
  readonly isChanging: boolean;
  /** It is undefined for what can't be chosen here. */
  readonly onToggle: ((reference: ReferenceView) => void) | undefined;
  readonly onAction: (action: ReferenceAction) => void;
}

export const PickerTile = ({ reference, list, isChosen, isChanging, onToggle, onAction }: Props) => (
  <ReferenceTile
    reference={reference}
    picture={
      <button
        type="button"
        className={styles.frame}
        aria-pressed={isChosen}
        disabled={!onToggle}
        onClick={() => onToggle?.(reference)}
      >
        <span className="visually-hidden">{texts.choose(titleOf(reference))}</span>
        <ReferencePicture reference={reference} />
        {onToggle && <span className={styles.mark}>{isChosen && <Icon name="check" />}</span>}
      </button>
    }
    actions={ACTIONS[list].map((action) => (
      <Button
        key={action}
        isSmall
        variant={action === 'reference-remove' ? 'plain' : 'quiet'}
        aria-label={texts.actionLabel(action, titleOf(reference))}
        aria-disabled={isChanging}
        onClick={() => onAction(action)}
      >
        {texts.actions[action]}
      </Button>
    ))}
  />
);
