// Draws /admin/streamingmedia: all videos and sounds of the portal, by state, kind and words, with what can be done to each.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button, buttonClass } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import { Pages } from '#design/Pages.tsx';
import { Table } from '#design/Table.tsx';
import { Time } from '#design/Time.tsx';
import * as streamTexts from '../texts.ts';
import type { StreamAdminPageView, StreamRowView } from '../views.ts';
import * as texts from './page-texts.ts';
import { PosterUpload } from './PosterUpload.tsx';
import styles from './StreamPages.module.css';
import { StreamRemoval } from './StreamRemoval.tsx';
import { StreamState } from './StreamState.tsx';
import { StreamThumb } from './StreamThumb.tsx';

export const StreamAdminPage = ({ view }: { view: StreamAdminPageView }) => (
  <DeskContent
    title={streamTexts.adminHeading}
    intro={texts.adminIntro(texts.counted(view.count), view.isFiltered)}
  >
    <Filter view={view} />
    {view.rows.length > 0 && (
      <div className={styles.desk}>
        <Table caption={texts.tableCaption} head={texts.tableHead} rows={view.rows.map(toCells)} />
      </div>
    )}
    {view.rows.length === 0 && view.isFiltered && (
      <Empty title={texts.nothingFound} text={texts.nothingFoundText} />
    )}
    {view.rows.length === 0 && !view.isFiltered && (
      <Empty title={texts.nothingAtAll} text={texts.nothingAtAllText} />
    )}
    <Pages newer={view.newer} older={view.older} />
  </DeskContent>
);

const Filter = ({ view }: { view: StreamAdminPageView }) => (
  <search>
    <form method="get" action={view.action} className={styles.filter}>
      <Field
        name="suche"
        type="search"
        label={texts.filterSearch}
        defaultValue={view.searched}
        maxLength={100}
      />
      <Field name="zustand" label={texts.filterState} options={view.states} defaultValue={view.state} />
      <Field name="art" label={texts.filterKind} options={view.kinds} defaultValue={view.kind} />
      <Button type="submit">{texts.filter}</Button>
      {view.isFiltered && <a href={view.action}>{texts.resetFilter}</a>}
    </form>
  </search>
);

/** Gives the cells in the order of the table's head. */
const toCells = (row: StreamRowView): Parameters<typeof Table>[0]['rows'][number] => [
  String(row.id),
  <StreamThumb key="poster" row={row} />,
  <span key="title" className={styles.title}>
    {row.state === 'deleted' ? row.title || streamTexts.untitled : <a href={row.href}>{row.title}</a>}
    {row.filename && <span className="note">{row.filename}</span>}
    <span className="note">{row.duration ? texts.lengthAndSize(row.duration, row.size) : row.size}</span>
  </span>,
  <StreamState key="state" row={row} />,
  <Actions key="actions" row={row} />,
  row.owner && (
    <a key="owner" href={row.owner.href}>
      {row.owner.name}
    </a>
  ),
  <Time key="time" of={row.createdAt} />,
];

const Actions = ({ row: { id, actions } }: { row: StreamRowView }) => (
  <div className={styles.actions}>
    {actions.retry && (
      <form method="post" action={actions.retry}>
        <Button type="submit" isSmall>
          {texts.retry}
        </Button>
      </form>
    )}
    {actions.poster && (
      <details>
        <summary className={buttonClass({ isSmall: true })}>{texts.replacePoster}</summary>
        <PosterUpload fieldId={`f-poster-${id}`} action={actions.poster} />
      </details>
    )}
    {actions.remove && <StreamRemoval action={actions.remove} />}
  </div>
);
