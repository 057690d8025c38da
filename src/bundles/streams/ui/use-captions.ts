// This says which of the captions are shown; the browser draws them.
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { CaptionsView } from '../views.ts';

export interface Captions {
  /** The language of those that are shown; empty for none. */
  readonly language: string;
  readonly choose: (language: string) => void;
  /** Switches captions off, or those that were shown last on. */
  readonly toggle: () => void;
}

export const useCaptions = (
  element: RefObject<HTMLMediaElement | null>,
  captions: readonly CaptionsView[],
): Captions => {
  const [language, setLanguage] = useState('');
  const [last, setLast] = useState(captions[0]?.language ?? '');
  useEffect(() => {
    for (const { track, srclang } of element.current?.querySelectorAll('track') ?? [])
      track.mode = srclang === language ? 'showing' : 'disabled';
  }, [element, language]);
  const choose = (chosen: string) => {
    setLanguage(chosen);
    if (chosen !== '') setLast(chosen);
  };
  return { language, choose, toggle: () => setLanguage(language === '' ? last : '') };
};
