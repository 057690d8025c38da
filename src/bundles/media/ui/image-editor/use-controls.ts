// Switches buttons off while something is done, and on again a second after it ended. contract.md 4
import { useEffect, useRef, useState } from 'react';
import { CONTROLS_BACK_MS } from './constants.ts';

export interface Controls {
  readonly areOff: boolean;
  /** Runs `work` unless something else is still being done. */
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}

export const useControls = (): Controls => {
  const [areOff, setOff] = useState(false);
  const isBusy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOff(true);
    try {
      await work();
    } finally {
      timer.current = setTimeout(() => {
        isBusy.current = false;
        setOff(false);
      }, CONTROLS_BACK_MS);
    }
  };
  return { areOff, run };
};
