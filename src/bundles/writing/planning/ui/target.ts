// Reads the day and the hour to which something in the calendar is to go, as the fields of its form hold them.
import { weekdayText } from '#design/dates.ts';
import { addDays } from '#kernel/calendar.ts';

export interface Target {
  readonly tag: string;
  readonly uhr: string;
}

const HOURS = 24;

/** Gives the moment some days and hours later by the clocks of the calendar. */
export const stepped = ({ tag, uhr }: Target, days: number, hours: number): Target => {
  const [hour = 0, minutes = '00'] = [Number(uhr.slice(0, 2)), uhr.slice(3)];
  const sum = hour + hours;
  const day = addDays(tag, days + Math.floor(sum / HOURS));
  return { tag: day, uhr: `${String((sum + HOURS) % HOURS).padStart(2, '0')}:${minutes}` };
};

/**
 * Returns where something goes that is dropped: on an hour, to the same clock in the same hour, else to the full hour; on a
 * day, to the same clock.
 */
export const dropped = ({ uhr }: Target, day: string, hour: string | undefined): Target => ({
  tag: day,
  uhr: hour === undefined || Number(hour) === Number(uhr.slice(0, 2)) ? uhr : `${hour.padStart(2, '0')}:00`,
});

/** It reads „Freitag, 27. November 2026, 9.30 Uhr“. */
export const wordsOf = ({ tag, uhr }: Target): string =>
  `${weekdayText(new Date(`${tag}T12:00Z`))}, ${uhr.replace(/^0/, '').replace(':', '.')}\u00a0Uhr`;

export const formOf = (entry: Element): HTMLFormElement =>
  entry.querySelector<HTMLFormElement>('form[data-move]')!;

/** Returns where something stands now, whatever is typed into its form. */
export const standsAt = (entry: Element): Target => {
  const valueOf = (name: string) =>
    entry.querySelector<HTMLInputElement>(`[name=${name}]`)?.defaultValue ?? '';
  return { tag: valueOf('tag'), uhr: valueOf('uhr') };
};

/** Shows where it would go; null for nowhere. */
export const markTarget = (calendar: Element, place: Element | null): void => {
  for (const marked of calendar.querySelectorAll('[data-over]'))
    if (marked !== place) marked.removeAttribute('data-over');
  place?.setAttribute('data-over', '');
};

export type MoveTo = (entry: HTMLElement, to: Target) => void;
