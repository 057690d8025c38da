// Handles what one should know of an event besides when and where: whether it takes place at all, online or on site, tickets,
// for whom it is, and who is helped to take part; as it is typed, checked, stored and read.
import { Type } from 'typebox';
import type { FieldErrors } from '#kernel/errors.ts';
import { StoredText } from '#bundles/publishing/public.ts';
import { MAX_AGE } from './constants.ts';
import { EVENT_STATUSES } from './rules.ts';
import type { EventStatus } from './rules.ts';
import * as texts from './texts.ts';
import { isWebAddress } from '#bundles/rich-text/public.ts';

export const ATTENDANCE_MODES = ['on-site', 'online', 'mixed'] as const;
export type AttendanceMode = (typeof ATTENDANCE_MODES)[number];

/** Whom it is made for or easy for, as lists are narrowed by it. */
export const EVENT_FEATURES = [
  'families',
  'wheelchair',
  'accessible-toilet',
  'hearing-loop',
  'sign-language',
  'plain-language',
] as const;
export type EventFeature = (typeof EVENT_FEATURES)[number];

/** Everything as it was typed. */
export interface TypedDetails {
  readonly status: EventStatus;
  readonly attendance: AttendanceMode;
  /** Where it takes place in the net; '' for none. */
  readonly onlineLink: string;
  readonly ticketLink: string;
  readonly features: readonly EventFeature[];
  /** The age in years; '' for everybody. */
  readonly ageFrom: string;
  readonly ageTo: string;
}

/** What is stored of it. */
export interface EventDetails {
  readonly status: EventStatus;
  readonly attendance: AttendanceMode;
  readonly onlineLink: string | null;
  readonly ticketLink: string | null;
  readonly features: readonly EventFeature[];
  /** The age in years, NaN for what can't be read. */
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
}

const oneOf = <Name extends string>(names: readonly Name[]) =>
  Type.Union(names.map((name) => Type.Literal(name)));

export const StoredStatus = oneOf(EVENT_STATUSES);

export const DETAILS_SHAPE = {
  status: StoredStatus,
  attendance: oneOf(ATTENDANCE_MODES),
  onlineLink: StoredText,
  ticketLink: StoredText,
  features: Type.Array(oneOf(EVENT_FEATURES), { maxItems: EVENT_FEATURES.length, uniqueItems: true }),
  ageFrom: StoredText,
  ageTo: StoredText,
};

export const NO_DETAILS: TypedDetails = {
  status: 'scheduled',
  attendance: 'on-site',
  onlineLink: '',
  ticketLink: '',
  features: [],
  ageFrom: '',
  ageTo: '',
};

export const NO_STORED_DETAILS: EventDetails = {
  status: 'scheduled',
  attendance: 'on-site',
  onlineLink: null,
  ticketLink: null,
  features: [],
  ageFrom: null,
  ageTo: null,
};

export const toDetails = (typed: TypedDetails): EventDetails => ({
  status: typed.status,
  attendance: typed.attendance,
  onlineLink: typed.attendance === 'on-site' ? null : typed.onlineLink.trim() || null,
  ticketLink: typed.ticketLink.trim() || null,
  features: EVENT_FEATURES.filter((name) => typed.features.includes(name)),
  ageFrom: yearsIn(typed.ageFrom),
  ageTo: yearsIn(typed.ageTo),
});

/** Returns what can be read of it, for a preview, where nothing is wrong yet. */
export const readableDetails = (typed: TypedDetails): EventDetails => {
  const { onlineLink, ticketLink, ageFrom, ageTo, ...details } = toDetails(typed);
  const links = { onlineLink: addressIn(onlineLink), ticketLink: addressIn(ticketLink) };
  return { ...details, ...links, ageFrom: readable(ageFrom), ageTo: readable(ageTo) };
};

const addressIn = (link: string | null) => (link !== null && isWebAddress(link) ? link : null);
const readable = (years: number | null) => (Number.isNaN(years) ? null : years);

/** Translates details back into what is typed. */
export const toTypedDetails = (stored: EventDetails): TypedDetails => ({
  status: stored.status,
  attendance: stored.attendance,
  onlineLink: stored.onlineLink ?? '',
  ticketLink: stored.ticketLink ?? '',
  features: stored.features,
  ageFrom: stored.ageFrom === null ? '' : String(stored.ageFrom),
  ageTo: stored.ageTo === null ? '' : String(stored.ageTo),
});

/** Says what is wrong, by field. */
export const problemsOfDetails = ({ onlineLink, ticketLink, ageFrom, ageTo }: EventDetails): FieldErrors => {
  const isTwisted = ageFrom !== null && ageTo !== null && ageTo < ageFrom;
  return {
    ...(onlineLink !== null && !isWebAddress(onlineLink) && { onlineLink: texts.linkInvalid }),
    ...(ticketLink !== null && !isWebAddress(ticketLink) && { ticketLink: texts.linkInvalid }),
    ...(isAge(ageFrom) ? {} : { ageFrom: texts.ageInvalid(MAX_AGE) }),
    ...(isAge(ageTo) ? isTwisted && { ageTo: texts.agesTwisted } : { ageTo: texts.ageInvalid(MAX_AGE) }),
  };
};

const isAge = (years: number | null) => years === null || (years >= 0 && years <= MAX_AGE);

const yearsIn = (typed: string): number | null => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
};

/** Says how a date stands: what was said of the whole event counts for all of its dates. */
export const effectiveStatus = (ofEvent: EventStatus, ofDate: EventStatus): EventStatus =>
  ofEvent === 'scheduled' ? ofDate : ofEvent;

/** Returns the ages as readers see them; null where it is for everybody. */
export const agesText = ({ ageFrom, ageTo }: Pick<EventDetails, 'ageFrom' | 'ageTo'>): string | null => {
  if (ageFrom !== null && ageTo !== null) return texts.agesBetween(ageFrom, ageTo);
  if (ageFrom !== null) return texts.ageFrom(ageFrom);
  return ageTo === null ? null : texts.ageTo(ageTo);
};

/** The statuses in the words of schema.org. */
export const STATUS_THINGS: Readonly<Record<EventStatus, string>> = {
  scheduled: 'https://schema.org/EventScheduled',
  'sold-out': 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
};

export const ATTENDANCE_THINGS: Readonly<Record<AttendanceMode, string>> = {
  'on-site': 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
};
