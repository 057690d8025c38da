// Holds numbers and fixed words of what readers note for themselves about dates.
import { HOUR_MS } from '#kernel/durations.ts';

/** What somebody can do: come, with a name or without, stay away, be reminded or not. */
export const MARK_ACTS = ['come', 'show', 'hide', 'stay', 'remind', 'forget'] as const;
export type MarkAct = (typeof MARK_ACTS)[number];

export const MARK_LIMIT = { attempts: 120, seconds: HOUR_MS / 1000 };

/** Lines of the box on an event's page; more dates are reached by registering or by what comes next. */
export const DATES_IN_BOX = 4;
/** Names beside a date; all of them stand on a page of their own. */
export const NAMES_IN_BOX = 8;
/** Names on that page: a hall full of them. */
export const NAMES_ON_PAGE = 500;

export const EVENT_TYPE = 'event';
