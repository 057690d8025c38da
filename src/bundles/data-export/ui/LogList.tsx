// Runs line by line: on the page of the log, and as the call gives them of one thing.
import { DeskList } from '#design/DeskList.tsx';
import * as texts from '../texts.ts';
import type { RunRowView } from '../views.ts';

export const LogList = ({ runs }: { runs: readonly RunRowView[] }) =>
  runs.length === 0 ? (
    <p className="note">{texts.neverExported}</p>
  ) : (
    <DeskList
      lines={runs.map(({ id, title, href, format, by, at, state, size }) => ({
        key: id,
        name: title,
        href,
        note: `${format}, ${by}, ${at}`,
        figure: [state, size].filter(Boolean).join(', '),
      }))}
    />
  );
