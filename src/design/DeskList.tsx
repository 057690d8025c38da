// Draws what a desk has of one sort, line by line: its name with quiet words under it, facts beside it, and what can be done.
import type { ReactNode } from 'react';
import styles from './DeskList.module.css';

interface DeskLine {
  key: string | number;
  /** An address leads to it by this, and the keyboard goes on there. */
  id?: string;
  name: string;
  /** Null where the viewer may not go. */
  href: string | null;
  note?: ReactNode;
  /** How deep it stands below others. */
  depth?: number;
  /** Words on a quiet ground, such as „ausgeblendet“. */
  marks?: readonly string[];
  /** A small picture of it, and around which point it is cut. */
  thumb?: { src: string; position: string } | null;
  /** A figure with its unit, at the end of the line. */
  figure?: string;
  actions?: ReactNode;
}

export const DeskList = ({ lines }: { lines: readonly DeskLine[] }) => (
  <ul className={styles.list}>
    {lines.map(({ key, id, name, href, note, depth = 0, marks = [], thumb, figure, actions }) => (
      <li key={key} id={id} tabIndex={id === undefined ? undefined : -1}>
        <div className={styles.main} data-depth={Math.min(depth, 4) || undefined}>
          <p>
            {href === null ? name : <a href={href}>{name}</a>}
            {marks.map((mark) => (
              <span key={mark} className={styles.mark}>
                {mark}
              </span>
            ))}
          </p>
          {note && <p className="note">{note}</p>}
          {thumb && (
            <img
              src={thumb.src}
              width={60}
              height={40}
              alt=""
              loading="lazy"
              style={{ objectPosition: thumb.position }}
            />
          )}
        </div>
        {figure && <p className={`note ${styles.figure}`}>{figure}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </li>
    ))}
  </ul>
);
