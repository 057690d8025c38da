// Shows what is kept in memory, how often that was of use, and the button that empties it.
import { Button } from '#design/Button.tsx';
import { Table } from '#design/Table.tsx';
import { OperationsFrame } from '../../ui/OperationsFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import * as texts from '../texts.ts';
import type { CachesPageView } from '../views.ts';

export const CachesPage = ({ view }: { view: CachesPageView }) => (
  <OperationsFrame view={view}>
    <Part title={texts.heading}>
      <Table
        caption={texts.intro}
        head={[
          texts.columnName,
          texts.columnEntries,
          texts.columnSize,
          texts.columnHits,
          texts.columnLoads,
          texts.columnShare,
        ]}
        rows={view.rows.map(({ name, entries, size, hits, loads, share }) => [
          name,
          entries,
          size,
          hits,
          loads,
          share,
        ])}
      />
    </Part>
    <Part title={texts.emptyHeading}>
      <p className="note">{texts.emptyText}</p>
      <form method="post" action={view.action}>
        <Button type="submit">{texts.emptyButton}</Button>
      </form>
    </Part>
  </OperationsFrame>
);
