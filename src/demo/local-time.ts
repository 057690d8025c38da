// Moments that the content names by days from today and the clock in Germany.

const TIME_ZONE = 'Europe/Berlin';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** „19:30“ so many days after the day on which it is `now` there. */
export const localMoment = (now: Date, inDays: number, clock: string): Date => {
  const today = wallClock(now);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wished = Date.UTC(today.year, today.month, today.day + inDays, hours, minutes);
  // What the clock there shows at that moment of UTC is off by the zone; so is the answer, unless the zone changes between.
  const once = wished - (utcOf(wallClock(new Date(wished))) - wished);
  return new Date(once - (utcOf(wallClock(new Date(once))) - wished));
};

interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const wallClock = (moment: Date): WallClock => {
  const values = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => values.get(type) ?? 0;
  return { year: of('year'), month: of('month') - 1, day: of('day'), hour: of('hour'), minute: of('minute') };
};

const utcOf = ({ year, month, day, hour, minute }: WallClock) => Date.UTC(year, month, day, hour, minute);
