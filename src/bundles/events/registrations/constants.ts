// Holds numbers and fixed words of registrations.
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';

/** A guest's registration counts from its confirmation on. */
export const REGISTRATION_STATES = ['unconfirmed', 'registered', 'waiting', 'cancelled'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** How a date stands for those who registered: what else is so of it, such as that tickets are sold out, is none of theirs. */
export const STANDINGS = ['planned', 'cancelled', 'postponed', 'withdrawn'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What becomes of a date, as they are told. */
export const DATE_NEWS = ['moved', 'planned', 'cancelled', 'postponed', 'withdrawn'] as const;
export type DateNews = (typeof DATE_NEWS)[number];

/** The largest limit of seats: more than a hall has; a slip of the fingers otherwise. */
export const MAX_SEAT_LIMIT = 10_000;
/** More people than this in one registration are a group, which talks to the organiser. */
export const MAX_SEATS = 10;
/** How long before the beginning a date may be closed, in hours. */
export const CLOSING_HOURS = [0, 1, 3, 6, 12, 24, 48, 72, 168] as const;
export const MAX_QUESTION_LENGTH = 200;
export const MAX_ANSWER_LENGTH = 500;
export const MAX_GUEST_NAME_LENGTH = 100;
export const MAX_REASON_LENGTH = 500;
export const MAX_LETTER_SUBJECT = 150;
export const MAX_LETTER_LENGTH = 5000;

/** A guest who hasn't followed the link by then hasn't registered: places shouldn't wait for somebody who never asked. */
export const CONFIRMATION_LIFETIME_MS = DAY_MS;
/**
 * So long after a date its registrations are kept: an organiser settles the bill and answers questions within a month, and
 * afterwards nobody needs to know who was there.
 */
export const RETENTION_MS = 30 * DAY_MS;
/** Rows that one step of erasing takes. */
export const ERASE_BATCH = 1000;

/** What comes from one network, behind which a whole office may sit, and mails that one mailbox gets. */
export const GUEST_LIMIT_PER_ADDRESS = { attempts: 30, seconds: HOUR_MS / 1000 };
export const GUEST_LIMIT_PER_EMAIL = { attempts: 5, seconds: HOUR_MS / 1000 };
export const MEMBER_LIMIT = { attempts: 60, seconds: HOUR_MS / 1000 };
/** Mails to everybody who registered for a date: enough for a change of plans, too few for advertisements. */
export const LETTER_LIMIT = { attempts: 3, seconds: DAY_MS / 1000 };

/** The purpose of the hash in the link that a guest's mail carries. */
export const HASH_PURPOSE = 'event-registration';

/** Query name that chooses the date of the organiser's list. */
export const DATE_QUERY = 'termin';

/** Recipients that one step notifies. */
export const NOTIFY_BATCH = 100;
/** The job that notifies guests by mail and members on the site. */
export const NOTIFY_REGISTERED = 'events.tell-registered';
/** The job that finds out what has become of the dates that people registered for. */
export const FOLLOW_DATES = 'events.follow-dates';
/** The job that gives free seats to the waiting list. */
export const FILL_SEATS = 'events.fill-seats';

export const EVENT_TYPE = 'event';

/** Lines of the box on an event's page; the others are reached from the list of all dates. */
export const DATES_IN_BOX = 4;

/** The largest length of a longer text as it arrives; what fits is said beside its field. */
export const MAX_TYPED_LENGTH = 10_000;
