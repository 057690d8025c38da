// Shows what lies in the storage of files, how much room is left, and whose most of it is.
import { DeskList } from '#design/DeskList.tsx';
import { Table } from '#design/Table.tsx';
import { Time } from '#design/Time.tsx';
import { OperationsFrame } from '../../ui/OperationsFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import * as texts from '../texts.ts';
import type { StoragePageView } from '../views.ts';

export const StoragePage = ({ view }: { view: StoragePageView }) => (
  <OperationsFrame view={view}>
    <Part title={texts.kindsHeading}>
      <p className="note">
        {texts.counted} <Time of={view.countedAt} />. {texts.countedHourly}
      </p>
      <Table
        caption={texts.kindsCaption}
        head={[texts.columnKind, texts.columnFiles, texts.columnSize]}
        rows={view.kinds.map(({ name, files, size }) => [name, files, size])}
      />
    </Part>
    <Part title={texts.roomHeading}>
      <p>{view.room}</p>
    </Part>
    <Part title={texts.ownersHeading}>
      {view.owners.length === 0 ? (
        <p className="note">{texts.noOwners}</p>
      ) : (
        <DeskList lines={view.owners.map(({ id, ...owner }) => ({ key: id, ...owner }))} />
      )}
    </Part>
  </OperationsFrame>
);
