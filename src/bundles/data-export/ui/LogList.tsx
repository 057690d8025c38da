// Runs in rows: on the page of the log, and as the call gives them of one thing.
import { Table } from '#design/Table.tsx';
import * as texts from '../texts.ts';
import type { RunRowView } from '../views.ts';

export const LogList = ({ runs }: { runs: readonly RunRowView[] }) =>
  runs.length === 0 ? (
    <p className="note">{texts.neverExported}</p>
  ) : (
    <Table
      caption={texts.logCaption}
      head={[texts.logNumber, ...texts.logHead]}
      rows={runs.map(({ id, title, href, format, by, at, state, size }) => [
        String(id),
        href ? (
          <a key="title" href={href}>
            {title}
          </a>
        ) : (
          title
        ),
        format,
        by,
        at,
        state,
        size,
      ])}
    />
  );
