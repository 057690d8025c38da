// What a field for a day and an hour says, as a moment. The portal's clocks are those of Europe/Berlin, wherever somebody
// writes. contract.md 11.7

/**
 * ISO 8601 of `2026-11-27T19:30`; null for nothing, and for what no calendar knows. What is skipped when clocks are put
 * forward is an hour later; of an hour that comes twice it is the first.
 */
export const momentOfInput = (value: string): string | null => {
  const wall = new Date(`${value}Z`);
  if (value === '' || Number.isNaN(wall.getTime())) return null;
  const candidates = AHEAD_MS.map((ahead) => new Date(wall.getTime() - ahead));
  const moment = candidates.find((one) => wallOf(one) === wall.getTime()) ?? candidates.at(-1)!;
  return moment.toISOString();
};

/** As such a field takes it; '' for null. */
export const inputOfMoment = (iso: string | null): string =>
  iso === null ? '' : new Date(wallOf(new Date(iso))).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Summer and winter; the earlier moment first. */
const AHEAD_MS = [2 * 3_600_000, 3_600_000];

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What clocks show at a moment, counted as if it were UTC. */
const wallOf = (moment: Date): number => {
  const seconds = new Date(`${clock.format(moment).replace(' ', 'T')}Z`).getTime();
  return seconds + (((moment.getTime() % 1000) + 1000) % 1000);
};
