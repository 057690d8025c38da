// Reads spans from one day to another, as people say them: „vom 5. bis 8. Dezember“, „28.12. bis 3.1.“.
import { DAY, WEEKDAY, dayIn } from './german-days.ts';
import type { Words } from './said-words.ts';

export type SaidSpan =
  | { readonly kind: 'span'; readonly first: string; readonly last: string }
  /** There is no such day, or it ends before it begins. */
  | { readonly kind: 'wrong' };

/** Takes a span of days; undefined where none is said. Without a year the next such last day from `today` on is meant. */
export const takeDaySpan = (words: Words, today: string): SaidSpan | undefined => {
  const found = words.take(SPAN);
  if (!found) return undefined;
  const [day, month, monthName, year, ...end] = found;
  const ownYear = year === undefined ? undefined : dayIn([day, month, monthName, year], today);
  // Where the beginning has a year, the end is the next such day after that.
  const last = dayIn(end, ownYear ?? today);
  if (last === undefined) return WRONG;
  const [, endMonth, endName] = end;
  const isOwnMonth = month !== undefined || monthName !== undefined;
  const begin = isOwnMonth ? [day, month, monthName] : [day, endMonth, endName];
  const inYear = (which: number) => dayIn([...begin, String(which)], today);
  const endYear = Number(last.slice(0, 4));
  const sameYear = inYear(year === undefined ? endYear : Number(year));
  // „28. Dezember bis 3. Januar“ begins in the year before.
  const isTurn = year === undefined && sameYear && sameYear.slice(0, 7) > last.slice(0, 7);
  const first = isTurn ? inYear(endYear - 1) : sameYear;
  return first !== undefined && first < last ? { kind: 'span', first, last } : WRONG;
};

const WRONG = { kind: 'wrong' } as const;

const SPAN = `(?:(?:vom|von|ab) )?(?:(?:${WEEKDAY}),? )?(?:dem )?(\\d{1,2})\\.\\s*(?:(\\d{1,2})\\.|([a-zäöü]+)\\b)?\\s*(\\d{4})?\\s*(?:bis|-)(?: zum| einschließlich)?\\s*(?:(?:${WEEKDAY}),? )?(?:den )?${DAY}`;
