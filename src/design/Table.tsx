// Draws figures in rows. A table wider than the screen scrolls by itself, also by keyboard.
import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  caption: string;
  head: readonly string[];
  /** The first cell heads its row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

export const Table = ({ caption, head, rows }: TableProps) => (
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
