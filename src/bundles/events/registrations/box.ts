// Loads what an event's page says of registering: its next dates with their seats, and what the reader has to do with them.
import { clockText, dayText } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { toDate } from '../dates.ts';
import type { Event, EventDate } from '../queries.ts';
import { isOver } from '../rules.ts';
import { DATES_IN_BOX } from './constants.ts';
import { closesAt, obstacleTo } from './occasion.ts';
import { registrationPaths } from './paths.ts';
import { mayRegister } from './policy.ts';
import { countSeats, findRules, listOwn } from './queries.ts';
import type { Registration, Rules, SeatCounts } from './queries.ts';
import { freeSeats } from './rules.ts';
import * as texts from './texts.ts';
import type { RegistrationBoxView, RegistrationDateView } from './views.ts';

/**
 * Loads the box; null where nobody can register. The box is of one reader: pages with it are cached for those without an
 * account alone.
 */
export const loadRegistrationBox = async (ctx: Ctx, event: Event): Promise<RegistrationBoxView | null> => {
  const { viewer } = ctx;
  const rules = await findRules(ctx, event.id);
  if (!rules?.isOpen || event.state !== 'published') return null;
  const coming = event.dates.filter((date) => !isOver(date, ctx.now));
  if (coming.length === 0) return null;
  const [seats, own] = await Promise.all([
    countSeats(ctx, event.id),
    isSignedIn(viewer) ? listOwn(ctx, event.id, viewer.id) : [],
  ]);
  const ownByKey = new Map(own.map((row) => [row.dateKey, row]));
  const shown = coming.filter((date, at) => at < DATES_IN_BOX || ownByKey.has(date.key));
  const toLine = (date: EventDate) =>
    toDateView(ctx, { event, date, rules, seats: seats(date.key), own: ownByKey.get(date.key) });
  const left = coming.length - shown.length;
  return { dates: shown.map(toLine), more: left > 0 ? texts.moreDates(left) : null };
};

interface Line {
  readonly event: Event;
  readonly date: EventDate;
  readonly rules: Rules;
  readonly seats: SeatCounts;
  readonly own: Registration | undefined;
}

const toDateView = (ctx: Ctx, { event, date, rules, seats, own }: Line): RegistrationDateView => {
  const params = { eventitemId: event.id, dateKey: date.key };
  const page = url(registrationPaths.page, params);
  const obstacle = obstacleTo(ctx, { event, date }, rules);
  const state = seatsInWords(rules, seats, obstacle !== undefined);
  const isPossible = !obstacle && !own && state.isPossible;
  const isOneClick = isPossible && mayRegister(ctx.viewer) && rules.maxSeats === 1 && !rules.question;
  const { iso, day, hours } = toDate(date, ctx.now);
  return {
    key: date.key,
    iso,
    day,
    hours,
    seats: state.text,
    own: own ? ownInWords(own) : null,
    action: isOneClick ? url(registrationPaths.register, params) : null,
    href: own || (isPossible && !isOneClick) ? page : null,
    button: own ? texts.manage : state.isWaiting ? texts.joinWaiting : texts.register,
  };
};

export const ownInWords = ({ state, seats }: Pick<Registration, 'state' | 'seats'>): string =>
  state === 'waiting' ? texts.youWait(seats) : texts.youAre(seats);

interface SeatsInWords {
  readonly text: string;
  readonly isPossible: boolean;
  readonly isWaiting: boolean;
}

export const seatsInWords = (
  { seatLimit: limit, hasWaitingList }: Rules,
  { registered: taken, waiting }: SeatCounts,
  isClosed: boolean,
): SeatsInWords => {
  if (isClosed) return { text: texts.closed, isPossible: false, isWaiting: false };
  const free = freeSeats({ limit, taken });
  if (free === null) return { text: texts.openNow, isPossible: true, isWaiting: false };
  // What is left while others wait is for them.
  if (free > 0 && waiting === 0) return { text: texts.left(free), isPossible: true, isWaiting: false };
  const text = hasWaitingList ? texts.fullWaiting : texts.full;
  return { text, isPossible: hasWaitingList, isWaiting: true };
};

/** Returns words such as „Anmelden bis 26. November 2026, 17 Uhr.“; null for a date that is open until it begins. */
export const closingInWords = (date: EventDate, rules: Rules): string | null => {
  if (rules.closesHours === 0) return null;
  const moment = closesAt(date, rules);
  return texts.until(`${dayText(moment)}, ${clockText(moment)}`);
};
