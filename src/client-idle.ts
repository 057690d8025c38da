// This is what the pages of those who are signed in do when they have nothing else to do: for times without a network, and for what
// their account keeps of their reading.
import { watchOutbox } from '#bundles/comments/ui/send-outbox.ts';
import { watchReader } from '#bundles/offline/ui/wake-worker.ts';
import { showReadMarks } from '#bundles/piece-pages/ui/read-marks.ts';
import { hearReading, isReadingKept, stopTelling } from '#bundles/reading-history/ui/sync-reading.ts';
import { watchPieces } from '#bundles/writing/ui/outbox/watch-pieces.ts';

export const beginIdle = (): void => {
  watchReader();
  watchOutbox();
  watchPieces();
  if (isReadingKept()) void hearReading().then(showReadMarks);
  else stopTelling();
  if (document.querySelector('x-island[name="CommentTeaser"]:not([data-awake])')) void readyComments();
};

/** Whoever reads on in a tunnel can still comment: what that takes is there before they come to it. */
const readyComments = async () => {
  const { loaders } = await import('./client-islands.ts');
  await Promise.all([loaders['CommentTeaser']?.(), import('#kernel/island-react.ts')]);
};
