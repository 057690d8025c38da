// Says whether nothing has moved for a while, so that controls over a video may go.
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const IDLE_AFTER_MS = 3000;
const STIRRINGS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Is always false while it isn't asked for. */
export const useIdle = (place: RefObject<HTMLElement | null>, isWanted: boolean): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!isWanted || !element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    };
    stir();
    for (const type of STIRRINGS) element.addEventListener(type, stir);
    return () => {
      clearTimeout(timer);
      setIdle(false);
      for (const type of STIRRINGS) element.removeEventListener(type, stir);
    };
  }, [place, isWanted]);
  return isIdle;
};
