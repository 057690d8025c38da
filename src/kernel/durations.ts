// These are lengths of time in milliseconds, for what waits, expires or is kept. A day by the clocks of Germany can be an hour shorter or
// longer: calendar.ts. The design has the same for itself, because it imports nothing of ours. Browser-safe.

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
