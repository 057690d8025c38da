// Draws figures in rows. A table wider than the screen scrolls by itself, also by keyboard.
import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  caption: string;
  head: readonly string[];
  /** The first cell heads its row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Quiet words under the name of each row: a column of them would be cut on a phone. */
  notes?: readonly string[];
}

export const Table = ({ caption, head, rows, notes }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <section className={styles.scroller} aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption>
        <span>{caption}</span>
      </caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {notes?.[row] && <span className={`note ${styles.note}`}>{notes[row]}</span>}
            </th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
