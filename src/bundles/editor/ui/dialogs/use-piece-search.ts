// Asks for pieces while somebody types: only the last question counts.
import { useEffect, useState } from 'react';
import { MIN_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS } from '../../constants.ts';
import type { FoundPieceView } from '../../views.ts';
import { searchPieces } from './embed-calls.ts';

export type Found = readonly FoundPieceView[] | 'begin' | 'searching' | 'failed' | 'signed-out';

export const usePieceSearch = (typed: string) => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const question = typed.trim();
  const isEnough = question.length >= MIN_SEARCH_LENGTH || /^\d/.test(question);
  useEffect(() => {
    if (!isEnough) return undefined;
    const call = new AbortController();
    const ask = async () => {
      const found = await searchPieces(question, call.signal).catch(() => 'failed' as const);
      if (!call.signal.aborted) setAnswer({ question, attempt, found });
    };
    const timer = setTimeout(() => void ask(), SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [question, isEnough, attempt]);
  const isAnswered = answer?.question === question && answer.attempt === attempt;
  const found: Found = !isEnough ? 'begin' : isAnswered ? answer.found : 'searching';
  return { found, retry: () => setAttempt(attempt + 1) };
};

interface Answer {
  readonly question: string;
  readonly attempt: number;
  readonly found: Found;
}
