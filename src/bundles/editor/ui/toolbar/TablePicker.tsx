// This says how large a new table is: a field of squares to point at, or to walk over with the arrow keys.
import { type KeyboardEvent, useId, useState } from 'react';
import { TABLE_PICKER_SIZE } from '../../constants.ts';
import * as texts from '../../texts.ts';
import { insertTable } from '../surface/commands.ts';
import { useToolbarState } from './toolbar-state.ts';
import styles from './Toolbar.module.css';

const SQUARES = Array.from({ length: TABLE_PICKER_SIZE }, (_, at) => at + 1);

export const TablePicker = ({ close }: { close: () => void }) => {
  const { run } = useToolbarState();
  const hintId = useId();
  const [rows, setRows] = useState(3);
  const [columns, setColumns] = useState(3);
  const pick = () => {
    close();
    run(insertTable(rows, columns));
  };
  const walk = (event: KeyboardEvent) => {
    const [down, right] = STEPS[event.key] ?? [0, 0];
    if (down === 0 && right === 0) return;
    event.preventDefault();
    setRows(within(rows + down));
    setColumns(within(columns + right));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the panel around it opens and closes it
    <div role="dialog" aria-label={texts.tablePicker} className={styles.picker}>
      <button
        type="button"
        data-first
        aria-label={texts.tableSizeSpoken(rows, columns)}
        aria-describedby={hintId}
        onClick={pick}
        onKeyDown={walk}
      >
        <span className={styles.squares}>
          {SQUARES.map((row) =>
            SQUARES.map((column) => (
              <span
                key={`${row} ${column}`}
                className={row <= rows && column <= columns ? styles.taken : undefined}
                onPointerMove={() => {
                  setRows(row);
                  setColumns(column);
                }}
                onPointerDown={() => {
                  setRows(row);
                  setColumns(column);
                }}
              />
            )),
          )}
        </span>
      </button>
      <output aria-label={texts.tableSizeSpoken(rows, columns)}>{texts.tableSize(rows, columns)}</output>
      <p id={hintId} className="visually-hidden">
        {texts.tablePickerHint}
      </p>
    </div>
  );
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const within = (count: number) => Math.min(Math.max(count, 1), TABLE_PICKER_SIZE);
