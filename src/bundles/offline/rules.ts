// Determines when a reader is told that the portal can lie on their home screen: not before they come back, and not again once
// they said no.
import { DAY_MS } from '#kernel/durations.ts';

/** What the browser remembers of it. */
export interface InstallMemory {
  /** On how many days somebody has read here. */
  readonly days: number;
  /** The last of them, as `2026-11-24`; empty before the first. */
  readonly lastDay: string;
  /** They said no, or it lies there. */
  readonly isOver: boolean;
  /** When they were told last, as `2026-11-24`; empty before the first time. */
  readonly toldOn: string;
}

export const NO_MEMORY: InstallMemory = { days: 0, lastDay: '', isOver: false, toldOn: '' };

/** Who comes on a third day comes again; saving something for later is a reason, too. */
const DAYS_BEFORE = 3;
/** Whoever was told and said nothing is left alone for so many days. */
const DAYS_BETWEEN = 3;

/** Reads what is remembered. Whatever else is stored counts as nothing. */
export const parseMemory = (text: string | null): InstallMemory => {
  try {
    const { days, lastDay, isOver, toldOn = '' } = JSON.parse(String(text)) as Partial<InstallMemory>;
    const isWhole =
      Number.isSafeInteger(days) &&
      typeof lastDay === 'string' &&
      typeof isOver === 'boolean' &&
      typeof toldOn === 'string';
    return isWhole ? { days: days!, lastDay, isOver, toldOn } : NO_MEMORY;
  } catch {
    return NO_MEMORY;
  }
};

export const afterVisit = (memory: InstallMemory, today: string): InstallMemory =>
  memory.lastDay === today ? memory : { ...memory, days: memory.days + 1, lastDay: today };

export const isGoodMoment = (
  { days, isOver, toldOn }: InstallMemory,
  { hasJustSaved, today }: { readonly hasJustSaved: boolean; readonly today: string },
): boolean => {
  // It is counted here: the functions of the calendar would make the script of every page larger, and that is as large as it
  // may be.
  const wasJustShown = Date.parse(today) - Date.parse(toldOn) < DAYS_BETWEEN * DAY_MS;
  return !isOver && !wasJustShown && (hasJustSaved || days >= DAYS_BEFORE);
};
