// Browser code: whoever has their reading erased means what this browser remembers of it as well.
import { forgetReading } from '#bundles/piece-pages/ui/public.ts';
import { stopSyncing } from './sync-reading.ts';

export const watchForgetting = (): void =>
  addEventListener('submit', ({ target }) => {
    if (!(target as Element).matches('[data-forgets-reading]')) return;
    forgetReading();
    stopSyncing();
  });
