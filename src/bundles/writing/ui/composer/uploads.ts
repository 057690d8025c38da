// Says what of a manuscript is on its way to the server, for what waits for it.
import { useState } from 'react';
import type { TransferStep } from '#bundles/editor/ui/public.ts';

export interface Uploads {
  /** It arrives yet, or is sent again by itself. */
  readonly isUnderWay: boolean;
  /** Counts what hasn't arrived and isn't sent again by itself. */
  readonly failures: number;
}

/** Returns what is on its way into texts; `onTransfer` is for their fields. */
export const useTransfers = (): Uploads & { readonly onTransfer: (step: TransferStep) => void } => {
  const [counts, setCounts] = useState({ underWay: 0, failures: 0 });
  return {
    isUnderWay: counts.underWay > 0,
    failures: counts.failures,
    onTransfer: (step) =>
      setCounts(({ underWay, failures }) => ({
        underWay: underWay + (step === 'begun' ? 1 : -1),
        failures: failures + (step === 'lost' ? 1 : 0),
      })),
  };
};

export const allOf = (...uploads: readonly Uploads[]): Uploads => ({
  isUnderWay: uploads.some(({ isUnderWay }) => isUnderWay),
  failures: uploads.reduce((sum, { failures }) => sum + failures, 0),
});
