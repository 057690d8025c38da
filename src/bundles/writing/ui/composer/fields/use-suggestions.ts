// Suggestions of the server for what is being typed; the answer to the last question counts.
import { useEffect, useState } from 'react';
import { MIN_SUGGEST_LENGTH } from '../../../constants.ts';
import { ask } from '../engine/calls.ts';

const PAUSE_MS = 180;

/** Null while nothing is asked or no answer is there. `address` gives the call for the words. */
export const useSuggestions = <Answer>(words: string, address: (words: string) => string): Answer | null => {
  const [found, setFound] = useState<{ readonly words: string; readonly answer: Answer } | null>(null);
  const asked = words.trim();
  const href = asked.length < MIN_SUGGEST_LENGTH ? '' : address(asked);
  useEffect(() => {
    if (href === '') return undefined;
    const end = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask<Answer>(href, end.signal);
      if (answer && !end.signal.aborted) setFound({ words: href, answer });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [href]);
  return found !== null && found.words === href ? found.answer : null;
};
