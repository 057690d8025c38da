// Fetches suggestions of the server for a field; the answer to the last question counts.
import { useEffect, useState } from 'react';
import { ask } from '../engine/calls.ts';

const PAUSE_MS = 180;

/** Returns null while nothing is asked, which '' does, or no answer is there. */
export const useSuggestions = <Answer>(href: string): Answer | null => {
  const [found, setFound] = useState<{ readonly href: string; readonly answer: Answer } | null>(null);
  useEffect(() => {
    if (href === '') return undefined;
    const end = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask<Answer>(href, end.signal);
      if (answer && !end.signal.aborted) setFound({ href, answer });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [href]);
  return found !== null && found.href === href ? found.answer : null;
};
