// This is what can be done to the table that the cursor is in; shown only then.
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeader,
} from 'prosemirror-tables';
import * as texts from '../../texts.ts';
import { useToolbarState } from './toolbar-state.ts';
import styles from './Toolbar.module.css';

const TABLE_TOOLS = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  rowAway: deleteRow,
  columnAway: deleteColumn,
  header: toggleHeader('row'),
  merge: mergeCells,
  split: splitCell,
  away: deleteTable,
} as const;

const NAMES = Object.keys(TABLE_TOOLS) as (keyof typeof TABLE_TOOLS)[];

export const TableBar = () => {
  const { state, isBBCode, run } = useToolbarState();
  if (isBBCode || !isInTable(state)) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset doesn't scroll sideways
    <div role="group" aria-label={texts.tableTools} className={styles.tableBar}>
      {NAMES.map((name) => {
        const isOff = !TABLE_TOOLS[name](state);
        return (
          <button
            key={name}
            type="button"
            aria-disabled={isOff || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={isOff ? undefined : () => run(TABLE_TOOLS[name])}
          >
            {texts.tableToolNames[name]}
          </button>
        );
      })}
    </div>
  );
};
