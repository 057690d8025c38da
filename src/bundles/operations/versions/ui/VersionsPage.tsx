// Shows which versions of which programs run, and how far the database is.
import { Table } from '#design/Table.tsx';
import { OperationsFrame } from '../../ui/OperationsFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import * as texts from '../texts.ts';
import type { VersionsPageView } from '../views.ts';

export const VersionsPage = ({ view }: { view: VersionsPageView }) => (
  <OperationsFrame view={view}>
    <Part title={texts.softwareHeading}>
      <Table
        caption={texts.softwareCaption}
        head={[texts.columnName, texts.columnVersion]}
        rows={view.software.map(({ name, version }) => [name, version])}
      />
    </Part>
    <Part title={texts.migrationsHeading}>
      {view.migrations.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Part>
  </OperationsFrame>
);
