// This is what the pages of those who are signed in do when they have nothing else to do: for times without a network, and for what
// their account keeps of their reading.
import { url } from '#kernel/named-routes.ts';
import { watchOutbox } from '#bundles/comments/ui/send-outbox.ts';
import { readyTool } from '#bundles/offline/ui/ready-tool.ts';
import { watchReader } from '#bundles/offline/ui/wake-worker.ts';
import { showReadMarks } from '#bundles/piece-pages/ui/read-marks.ts';
import { hearReading, isReadingSaved, stopSyncing } from '#bundles/reading-history/ui/sync-reading.ts';
import { kindDeclaration as snapshots } from '#bundles/snapshots/kind-declaration.ts';
import { watchPieces } from '#bundles/writing/ui/outbox/watch-pieces.ts';

export const beginIdle = (): void => {
  watchReader();
  watchOutbox();
  watchPieces();
  if (isReadingSaved()) void hearReading().then(showReadMarks);
  else stopSyncing();
  void readyTool(url(snapshots.composer.start), readySnapshots);
  if (document.querySelector('x-island[name="CommentTeaser"]:not([data-awake])'))
    void readyComments().catch(() => undefined);
};

/** Whoever reads on in a tunnel can still comment: what that takes is there before they come to it. */
const readyComments = async () => {
  const { loaders } = await import('./client-islands.ts');
  await Promise.all([loaders['CommentTeaser']?.(), import('#kernel/island-react.ts')]);
};

/** Whoever sees something where there is no network can still show it: what its composer takes. */
const readySnapshots = async () => {
  const { loaders } = await import('./client-islands.ts');
  await Promise.all([
    loaders['SnapshotComposer']?.(),
    import('#kernel/island-react.ts'),
    import('#bundles/editor/ui/VisualEditor.tsx'),
  ]);
};
