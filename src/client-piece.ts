// This is what the page of a piece does once somebody reads it: it counts, is kept for times without a network, and
// remembers how far they have come, and what they have read.
import { countReading } from '#bundles/audience/ui/count-reading.ts';
import { watchInstalling } from '#bundles/offline/ui/install-hint.ts';
import { wakeWorker } from '#bundles/offline/ui/wake-worker.ts';
import { noteRead } from '#bundles/piece-pages/ui/read-marks.ts';
import { trackPlace } from '#bundles/piece-pages/ui/reading-place.ts';
import { hearReading, isReadingSaved, startSyncing } from '#bundles/reading-history/ui/sync-reading.ts';

/** `mark` stands at the end of the piece; `offer` is the browser's to install the portal, if it came before. */
export const beginReading = (mark: HTMLElement, offer: Event | undefined): void => {
  countReading(mark);
  if (isReadingSaved()) {
    startSyncing();
    void hearSoon().then(() => trackPlace(mark));
  } else trackPlace(mark);
  noteRead(mark);
  watchInstalling(offer);
  void wakeWorker();
};

/** Hears where somebody stopped on another device; whoever waits for long is led nowhere. */
const hearSoon = () =>
  Promise.race([hearReading(), new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS))]);

const MOST_WAIT_MS = 2000;
