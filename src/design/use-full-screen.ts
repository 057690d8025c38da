// Fills the screen with an element, where the browser can.
import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

export interface FullScreen {
  readonly isPossible: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

export const useFullScreen = (target: RefObject<HTMLElement | null>): FullScreen => {
  const isPossible = useSyncExternalStore(onChange, () => document.fullscreenEnabled === true, usually);
  const isFull = useSyncExternalStore(
    onChange,
    () => target.current !== null && document.fullscreenElement === target.current,
    never,
  );
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : target.current?.requestFullscreen();
    // A refusal leaves things as they are, which the reader sees.
    change?.catch(() => {});
  };
  return { isPossible, isFull, toggle };
};

const onChange = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

const never = () => false;
/** Keeps the button's place until the browser is asked, so that nothing moves then. */
export const usually = (): boolean => true;
