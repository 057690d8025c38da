// Draws many things in rows, to be put in order by their headings and ticked. On phones each row is an entry of one list. The
// element around it adds the keyboard, ranges and the count; without scripts links and boxes do the same.
import styles from './DataTable.module.css';
import { Icon } from './Icon.tsx';
import * as texts from './work/texts.ts';

export interface DataColumnView {
  readonly name: string;
  readonly label: string;
  readonly isNumber: boolean;
  readonly sorted: 'ascending' | 'descending' | null;
  /** Puts the rows in this order; null where they can't be. */
  readonly sortHref: string | null;
}

export interface DataCellView {
  readonly text: string;
  readonly href?: string | null;
  /** Quiet words under it. */
  readonly note?: string;
  /** A square before it, in the colour of what it says. */
  readonly tone?: 'good' | 'wait' | 'bad' | 'quiet';
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number } | null;
}

export interface DataRowView {
  /** Names the thing in forms. */
  readonly key: string;
  /** What it is called, for those who hear it. */
  readonly name: string;
  readonly cells: Readonly<Record<string, DataCellView>>;
}

interface DataTableProps {
  caption: string;
  columns: readonly DataColumnView[];
  rows: readonly DataRowView[];
  /** Rows can be ticked for the form with this id. */
  tickFor?: {
    readonly form: string;
    readonly isAllTicked: boolean;
    /** All are meant, those of other pages too: none can be left out. */
    readonly isFixed?: boolean;
    /** The keys of the rows that are ticked, where not all are. */
    readonly ticked?: readonly string[];
  } | null;
}

export const DataTable = ({ caption, columns, rows, tickFor = null }: DataTableProps) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {tickFor && (
          <td className={styles.tick}>
            <input
              type="checkbox"
              data-tick-all
              className={styles.all}
              aria-label={texts.tickAll}
              defaultChecked={tickFor.isAllTicked}
              disabled={tickFor.isFixed}
            />
          </td>
        )}
        {columns.map((column) => (
          <Heading key={column.name} column={column} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          {tickFor && (
            <td className={styles.tick}>
              <input
                type="checkbox"
                name="auswahl"
                value={row.key}
                form={tickFor.form}
                aria-label={texts.tickRow(row.name)}
                defaultChecked={tickFor.isAllTicked || tickFor.ticked?.includes(row.key)}
                disabled={tickFor.isFixed}
              />
            </td>
          )}
          {columns.map((column, at) => (
            <Cell key={column.name} column={column} cell={row.cells[column.name]} isFirst={at === 0} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Heading = ({ column: { label, isNumber, sorted, sortHref } }: { column: DataColumnView }) => (
  <th scope="col" aria-sort={sorted ?? undefined} className={isNumber ? styles.number : undefined}>
    {sortHref ? (
      <a href={sortHref}>
        {label}
        {sorted && <Icon name="chevron" />}
      </a>
    ) : (
      label
    )}
  </th>
);

interface CellProps {
  column: DataColumnView;
  cell: DataCellView | undefined;
  isFirst: boolean;
}

const Cell = ({ column, cell, isFirst }: CellProps) => {
  if (isFirst)
    return (
      <th scope="row" className={styles.head}>
        {cell && <Content cell={cell} isOpened />}
      </th>
    );
  return (
    <td className={column.isNumber ? styles.number : undefined} data-label={column.label}>
      {cell && hasContent(cell) && <Content cell={cell} />}
    </td>
  );
};

/** On phones an empty cell takes no room. */
const hasContent = ({ text, note, picture }: DataCellView) => Boolean(text || note || picture);

const Content = ({ cell, isOpened }: { cell: DataCellView; isOpened?: boolean }) => (
  <>
    {cell.picture && (
      <img
        src={cell.picture.src}
        width={cell.picture.width}
        height={cell.picture.height}
        alt=""
        loading="lazy"
        className={styles.picture}
      />
    )}
    {cell.href ? (
      <a href={cell.href} data-open={isOpened}>
        {cell.text}
      </a>
    ) : (
      <span className={cell.tone && `${styles.tone} ${styles[cell.tone]}`}>{cell.text}</span>
    )}
    {cell.note && <span className={styles.note}>{cell.note}</span>}
  </>
);
