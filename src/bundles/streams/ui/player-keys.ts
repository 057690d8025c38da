// This is what keys do in a player. Controls keep the keys that browsers give them: buttons Space and Enter,
// lists all keys, sliders their arrows.

export type PlayerDeed =
  | { readonly kind: 'toggle' | 'mute' | 'captions' | 'picture-in-picture' | 'full-screen' }
  /** The distance in seconds. */
  | { readonly kind: 'skip'; readonly by: number }
  /** The change as a part of 1. */
  | { readonly kind: 'louder'; readonly by: number };

const SKIP_S = 5;
const LEAP_S = 10;
const LOUDER_BY = 0.1;

const DEEDS: Readonly<Record<string, PlayerDeed>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  ArrowLeft: { kind: 'skip', by: -SKIP_S },
  ArrowRight: { kind: 'skip', by: SKIP_S },
  j: { kind: 'skip', by: -LEAP_S },
  l: { kind: 'skip', by: LEAP_S },
  ArrowUp: { kind: 'louder', by: LOUDER_BY },
  ArrowDown: { kind: 'louder', by: -LOUDER_BY },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  p: { kind: 'picture-in-picture' },
  f: { kind: 'full-screen' },
};

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget;
}

/** Returns undefined where the key belongs to the browser or to the control that has the focus. */
export const deedOf = ({ key, altKey, ctrlKey, metaKey, target }: Pressed): PlayerDeed | undefined => {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return undefined;
  if (target instanceof HTMLSelectElement) return undefined;
  if (target instanceof HTMLButtonElement && key === ' ') return undefined;
  if (target instanceof HTMLInputElement && key.startsWith('Arrow')) return undefined;
  return DEEDS[key.length === 1 ? key.toLowerCase() : key];
};
