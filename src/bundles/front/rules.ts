// These are pure rules of the front pages.
import { dayOf, daysBetween } from '#kernel/calendar.ts';

/** Gives the first words of a text, in one line, as far as they fit. */
export const beginningOf = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const lastWord = cut.lastIndexOf(' ');
  const whole = lastWord > length / 2 ? cut.slice(0, lastWord) : cut;
  // Of a sign that takes two units, such as an emoji, no half is left.
  return `${whole.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:.–-]+$/, '')}\u00a0…`;
};

/** Says whether a text is a question, such as „Muss die Linde wirklich weg?“, in quotation marks or not. */
export const isQuestion = (text: string): boolean => /\?[“‘"»«’)]*$/.test(text.trim());

const FIRST_DAY = '1970-01-01';

/** Each of a few has its day by the clocks of the portal: one more step through them every day. */
export const rotateByDay = <T>(list: readonly T[], now: Date): readonly T[] => {
  const at = daysBetween(FIRST_DAY, dayOf(now)) % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

/** A few pieces that are left stand beside the rail; many take the whole width below. */
export const isRestInFlow = (rows: {
  readonly feature?: object | undefined;
  readonly rest: readonly object[];
}) => rows.rest.length > 0 && rows.rest.length <= MOST_IN_FLOW && !rows.feature;

const MOST_IN_FLOW = 6;

/** Returns the list dealt to so many columns, the earlier ones first; none of them is empty. */
export const dealt = <T>(list: readonly T[], columns: number): readonly (readonly T[])[] => {
  const count = Math.min(columns, list.length);
  const starts = Array.from({ length: count + 1 }, (_, at) => Math.ceil((at * list.length) / count));
  return starts.slice(0, -1).map((start, at) => list.slice(start, starts[at + 1]));
};
