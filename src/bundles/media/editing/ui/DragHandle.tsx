// This says where a row of a list is taken hold of: dragged from there, or moved by the arrow keys. Home and
// End lead to the ends.
import type { KeyboardEvent } from 'react';
import styles from './DragHandle.module.css';

interface DragHandleProps {
  readonly id: number;
  readonly label: string;
  /** Places are counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly onDrag: () => void;
  readonly onMove: (to: number) => void;
}

export const DragHandle = ({ id, label, at, count, onDrag, onMove }: DragHandleProps) => (
  <button
    type="button"
    className={styles.handle}
    data-control={`${id} handle`}
    aria-label={label}
    onPointerDown={(event) => {
      if (event.button === 0) onDrag();
    }}
    onKeyDown={(event) => moveByKey(event, { at, count, onMove })}
  >
    {at + 1}
  </button>
);

const moveByKey = (
  event: KeyboardEvent,
  { at, count, onMove }: Pick<DragHandleProps, 'at' | 'count' | 'onMove'>,
) => {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    Home: 0,
    End: count - 1,
  };
  const to = targets[event.key];
  if (to === undefined) return;
  event.preventDefault();
  onMove(to);
};
