// Shows the database: how it stands, what holds others up, what takes long, and where its room goes.
import { DeskList } from '#design/DeskList.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Table } from '#design/Table.tsx';
import { Time } from '#design/Time.tsx';
import { OperationsFrame } from '../../ui/OperationsFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import * as texts from '../texts.ts';
import type { DatabasePageView } from '../views.ts';
import styles from './DatabasePage.module.css';

export const DatabasePage = ({ view }: { view: DatabasePageView }) => (
  <OperationsFrame view={view}>
    <Part title={texts.standingHeading}>
      <Facts>
        <Fact name={texts.nameFact}>{view.name}</Fact>
        <Fact name={texts.sizeFact}>{view.size}</Fact>
        <Fact name={texts.connectionsFact}>{view.connections}</Fact>
      </Facts>
    </Part>
    <Part title={texts.longHeading}>
      <Long view={view} />
    </Part>
    <Part title={texts.slowHeading}>
      <Slow slow={view.slow} />
    </Part>
    <Part title={texts.tablesHeading}>
      <Table
        caption={texts.tablesCaption(view.tables.length)}
        head={[
          texts.columnTable,
          texts.columnRows,
          texts.columnDead,
          texts.columnSize,
          texts.columnIndexes,
          texts.columnVacuum,
        ]}
        rows={view.tables.map(({ name, rows, dead, size, indexes, vacuumed }) => [
          name,
          rows,
          dead,
          size,
          indexes,
          vacuumed,
        ])}
      />
    </Part>
    <Part title={texts.indexesHeading}>
      <Table
        caption={texts.indexesCaption(view.indexes.length)}
        head={[texts.columnIndex, texts.columnTable, texts.columnSize, texts.columnScans]}
        rows={view.indexes.map(({ name, table, size, scans }) => [name, table, size, scans])}
      />
    </Part>
  </OperationsFrame>
);

const Long = ({ view: { long } }: { view: DatabasePageView }) => {
  if (long.length === 0) return <p className="note">{texts.noLong}</p>;
  return (
    <>
      <p className="note">{texts.longAdvice}</p>
      <DeskList
        lines={long.map(({ pid, title, since, standing }) => ({
          key: pid,
          name: title,
          href: null,
          note: (
            <>
              {texts.since} <Time of={since} />, {standing}
            </>
          ),
        }))}
      />
    </>
  );
};

const Slow = ({ slow }: { slow: DatabasePageView['slow'] }) => {
  if (slow === null) return <p className={styles.words}>{texts.slowOff}</p>;
  if (slow.length === 0) return <p className="note">{texts.noSlow}</p>;
  return (
    <>
      <Table
        caption={texts.slowIntro}
        head={[texts.columnQuery, texts.columnCalls, texts.columnMean, texts.columnTotal]}
        rows={slow.map(({ query, calls, mean, total }) => [query, calls, mean, total])}
      />
    </>
  );
};
