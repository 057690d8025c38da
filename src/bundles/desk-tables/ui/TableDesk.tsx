// Draws a table on a desk with all that belongs to it: views, filters, columns, what can be done with what is ticked, the rows,
// the link to the next page. The desk gives its filters and its rows.
import type { ReactNode } from 'react';
import { Button, LinkButton } from '#design/Button.tsx';
import { DataTable } from '#design/DataTable.tsx';
import type { DataRowView } from '#design/DataTable.tsx';
import { Empty } from '#design/Empty.tsx';
import { Choice, Field } from '#design/Field.tsx';
import * as designTexts from '#design/work/texts.ts';
import { MAX_VIEW_NAME_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { CurrentView, TableFrameView } from '../views.ts';
import { BulkBar } from './BulkBar.tsx';
import styles from './TableDesk.module.css';

interface TableDeskProps {
  table: TableFrameView;
  rows: readonly DataRowView[];
  /** The fields that narrow the list, and those that are asked for less often. */
  filters: ReactNode;
  moreFilters?: ReactNode;
  /** One of those is used. */
  isMoreUsed?: boolean;
  /** What is shown while there is nothing at all. */
  empty: { readonly title: string; readonly text: string };
}

const FORM_ID = 'auswahl';

export const TableDesk = ({ table, rows, filters, moreFilters, isMoreUsed, empty }: TableDeskProps) => (
  <>
    <Views table={table} />
    <search>
      <form method="get" action={table.filter.action} className={styles.filter}>
        <Hidden values={table.filter.kept} />
        <div className={styles.fields}>
          {filters}
          <div className={styles.press}>
            <Button type="submit" isSmall>
              {texts.filter}
            </Button>
            {table.filter.resetHref && <a href={table.filter.resetHref}>{texts.resetFilter}</a>}
          </div>
        </div>
        {moreFilters && (
          <details className={styles.more} open={isMoreUsed}>
            <summary>{texts.moreFilters}</summary>
            <div className={styles.fields}>{moreFilters}</div>
          </details>
        )}
      </form>
    </search>
    <desk-table class={styles.table}>
      <div className={styles.bar}>
        {table.bulk && rows.length > 0 && <BulkBar bulk={table.bulk} formId={FORM_ID} />}
        <Tools table={table} />
      </div>
      {rows.length === 0 ? (
        <Nothing table={table} empty={empty} />
      ) : (
        <>
          <DataTable
            caption={table.caption}
            columns={table.columns}
            rows={rows}
            tickFor={
              table.bulk && {
                form: FORM_ID,
                isAllTicked: table.bulk.isAllTicked,
                isFixed: Boolean(table.bulk.every?.mark),
                ticked: table.bulk.ticked,
              }
            }
          />
          <p className={`note ${styles.scripted}`}>{designTexts.tableKeys}</p>
        </>
      )}
    </desk-table>
    <Foot table={table} />
  </>
);

const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const Nothing = ({ table: { filter, start }, empty }: Pick<TableDeskProps, 'table' | 'empty'>) => {
  if (start)
    return (
      <Empty title={texts.pastEndTitle} text={texts.pastEndText}>
        <LinkButton href={start}>{texts.toStart}</LinkButton>
      </Empty>
    );
  if (!filter.resetHref) return <Empty title={empty.title} text={empty.text} />;
  return (
    <Empty title={texts.filteredEmptyTitle} text={texts.filteredEmptyText}>
      <LinkButton href={filter.resetHref}>{texts.resetFilter}</LinkButton>
    </Empty>
  );
};

const Views = ({ table }: { table: TableFrameView }) =>
  table.views.length > 0 && (
    <nav className={styles.views} aria-label={texts.viewsLabel}>
      <a
        href={table.filter.action}
        aria-current={
          table.query === '' && !table.views.some(({ isCurrent }) => isCurrent) ? 'page' : undefined
        }
      >
        {texts.allRows}
      </a>
      {table.views.map(({ name, href, isCurrent }) => (
        <a key={href + name} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );

const Tools = ({ table }: { table: TableFrameView }) => {
  const { current, refused } = table;
  const isForNew = refused !== null && refused.viewId === undefined;
  return (
    <div className={styles.tools}>
      {current.length > 0 && <ChangeViews table={table} />}
      {(isForNew || (current.length === 0 && table.query !== '')) && (
        <SaveView table={table} refused={isForNew ? refused : null} />
      )}
      <Columns table={table} />
    </div>
  );
};

const SaveView = ({ table, refused }: { table: TableFrameView; refused: TableFrameView['refused'] }) => (
  <Tool name={texts.saveView} isOpen={refused !== null}>
    <form method="post" action={table.saveAction}>
      <input type="hidden" name="zurueck" value={table.query} />
      <Field
        name="name"
        id="f-view-name"
        label={texts.viewName}
        help={texts.viewHelp}
        error={refused?.error}
        defaultValue={refused?.typed}
        maxLength={MAX_VIEW_NAME_LENGTH}
        required
      />
      <Button type="submit" isSmall>
        {texts.save}
      </Button>
    </form>
  </Tool>
);

/** Each of them, where one address was kept under several names. */
const ChangeViews = ({ table: { current, query, refused } }: { table: TableFrameView }) => (
  <Tool name={texts.changeView} isOpen={current.some(({ id }) => id === refused?.viewId)}>
    {current.map((view) => (
      <ChangeView
        key={view.id}
        view={view}
        query={query}
        refused={refused?.viewId === view.id ? refused : null}
      />
    ))}
  </Tool>
);

interface ChangeViewProps {
  view: CurrentView;
  query: string;
  refused: TableFrameView['refused'];
}

const ChangeView = ({ view, query, refused }: ChangeViewProps) => (
  <form method="post" action={view.renameAction}>
    <input type="hidden" name="zurueck" value={query} />
    <Field
      name="name"
      id={`f-view-name-${view.id}`}
      label={texts.viewName}
      error={refused?.error}
      defaultValue={refused?.typed ?? view.name}
      maxLength={MAX_VIEW_NAME_LENGTH}
      required
    />
    <div className="button-row">
      <Button type="submit" isSmall>
        {texts.rename}
      </Button>
      <Button type="submit" isSmall variant="danger" formAction={view.deleteAction} formNoValidate>
        {texts.deleteView}
      </Button>
    </div>
  </form>
);

const Columns = ({ table }: { table: TableFrameView }) => (
  <Tool name={texts.columns}>
    <form method="post" action={table.columnsAction}>
      <input type="hidden" name="zurueck" value={table.query} />
      <fieldset className={styles.columns}>
        <legend>{texts.columnsLegend}</legend>
        {table.columnChoices.map(({ value, name, isShown }) => (
          <Choice key={value} name="spalten" value={value} label={name} defaultChecked={isShown} />
        ))}
      </fieldset>
      <Button type="submit" isSmall>
        {texts.save}
      </Button>
    </form>
  </Tool>
);

const Tool = ({ name, isOpen, children }: { name: string; isOpen?: boolean; children: ReactNode }) => (
  <closing-details class={styles.tool}>
    <details open={isOpen}>
      <summary>{name}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  </closing-details>
);

const Foot = ({ table: { start, next } }: { table: TableFrameView }) =>
  (start || next) && (
    <nav className={`button-row ${styles.foot}`} aria-label={texts.pagesLabel}>
      {start && <LinkButton href={start}>{texts.toStart}</LinkButton>}
      {next && (
        <LinkButton href={next} rel="next">
          {texts.nextPage}
        </LinkButton>
      )}
    </nav>
  );
