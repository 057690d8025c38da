// Declares snapshots („Schnappschüsse“): a picture with a few words. Their content type is `imagepost`.
import { defineBundle } from '#kernel/bundle.ts';
import { snapshotExporting } from './exporting.ts';
import { snapshotKind } from './kind.ts';
import { authoredSnapshots } from './personal-data.ts';
import { movingRows } from './moving-rows.ts';
import { routes } from './routes.ts';
import { snapshotSearching } from './searching.ts';
import { snapshotWriting } from './writing.ts';

export const snapshots = defineBundle({
  name: 'snapshots',
  routes,
  kinds: [
    { ...snapshotKind, writing: snapshotWriting, exporting: snapshotExporting, searching: snapshotSearching },
  ],
  slots: movingRows,
  personalData: [authoredSnapshots],
});
