// Makes this browser forget what it remembers of somebody's reading, since whoever has it erased means that as well. This is
// browser code.
import { forgetReading } from '#bundles/piece-pages/ui/public.ts';
import { stopSyncing } from './sync-reading.ts';

export const watchForgetting = (): void =>
  addEventListener('submit', ({ target }) => {
    if (!(target as Element).matches('[data-forgets-reading]')) return;
    forgetReading();
    stopSyncing();
  });
