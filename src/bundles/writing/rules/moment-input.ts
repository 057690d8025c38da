// Reads what a field for a day and an hour says as a moment by the clocks of the portal, wherever somebody writes. Moments are
// ISO 8601, as views and calls carry them. contract.md 11.7
import { dayAndClockOf, momentAt } from '#kernel/calendar.ts';

/**
 * Returns ISO 8601 of `2026-11-27T19:30`; null for nothing, and for what no calendar knows. A field that still says the moment
 * which was saved means that very moment, also in an hour that comes twice.
 */
export const momentOfInput = (value: string, saved: string | null = null): string | null => {
  if (saved !== null && value === inputOfMoment(saved)) return saved;
  const [day = '', clock = ''] = value.split('T');
  return momentAt(day, clock)?.toISOString() ?? null;
};

/** Returns the moment as such a field takes it; '' for null. */
export const inputOfMoment = (iso: string | null): string =>
  iso === null ? '' : dayAndClockOf(new Date(iso));
