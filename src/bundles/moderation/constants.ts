// These are fixed numbers and words of moderation. What stands in the database stays as it is named.
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/durations.ts';

/** The type of cases in the history. */
export const CASE_TYPE = 'case';
/** The type of cases about members themselves, as `users` names them. */
export const PERSON_TYPE = 'user';

/** Who must not write at which place. */
export const SUSPENDED_PLACES_TAG = 'moderation-suspended-places';
/** What moderators say about things to everybody. */
export const LABELS_TAG = 'moderation-labels';

/** What is told of moderation in public; touched by everything that changes one of its figures. */
export const FIGURES_TAG = 'moderation-figures';

/** The categories of what is against the law, beside those against what the portal itself asks of its members. */
export const UNLAWFUL = [
  'child-abuse',
  'extremism',
  'hate',
  'threat',
  'insult',
  'privacy',
  'copyright',
  'fraud',
  'youth',
  'unlawful',
] as const;
export const AGAINST_RULES = ['rude', 'false', 'spam', 'off-topic', 'rules'] as const;
export const CATEGORIES = [...UNLAWFUL, ...AGAINST_RULES] as const;
export type Category = (typeof CATEGORIES)[number];
export const isUnlawful = (category: Category): boolean => (UNLAWFUL as readonly string[]).includes(category);

/**
 * Says whether one may tell of this without saying who one is. Directive 2011/93/EU, Art. 3 to 7; Regulation (EU) 2022/2065,
 * Art. 16 (2) c
 */
export const isAnonymousAllowed = (category: string): boolean => category === 'child-abuse';

/** How grave a case is; 3 is for what harms somebody now. */
export type Severity = 1 | 2 | 3;
const GRAVE: readonly Category[] = ['child-abuse', 'extremism', 'hate', 'threat'];
export const severityOf = (category: Category): Severity => {
  if (GRAVE.includes(category)) return 3;
  return isUnlawful(category) ? 2 : 1;
};
export const GRAVEST: Severity = 3;
/** The time within which a case is to be decided. */
export const DEADLINES_MS: Readonly<Record<Severity, number>> = {
  3: 24 * HOUR_MS,
  2: 3 * DAY_MS,
  1: 7 * DAY_MS,
};

/**
 * The states of a case: `proposed` waits for a second pair of eyes; `appealed` for another decision; `closed` is past every
 * appeal.
 */
export const CASE_STATES = ['open', 'proposed', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** Somebody has to do something about these. */
export const WAITING_STATES: readonly CaseState[] = ['open', 'proposed', 'appealed'];

/** What becomes of the thing itself; `reduce` leaves it at its address and takes it out of lists. */
export const MEASURES = ['none', 'reduce', 'hide', 'delete'] as const;
/**
 * What is done with a thing. With `edit` moderators wrote other words in the place of its author's, where it stands; no case
 * offers it.
 */
export type Measure = (typeof MEASURES)[number] | 'edit';
/** What may become of its author, in days; `open` has no end. */
export const SUSPENSIONS = ['none', '7', '30', 'open'] as const;
/**
 * The length of a suspension; `set` at the desk of members lasts until a day of their choice, in the place of whatever held
 * before.
 */
export type SuspensionLength = (typeof SUSPENSIONS)[number] | 'set';
export type DecisionState = 'proposed' | 'valid' | 'reversed';
export type AppealOutcome = 'upheld' | 'reversed';
export type AppealSide = 'affected' | 'notifier';

/**
 * The most notices of one member that may be unfounded within a year; who sends more isn't heard for a while. Regulation (EU)
 * 2022/2065, Art. 23 (2)
 */
export const MOST_UNFOUNDED = 3;
export const OFFENCES_COUNT_FOR_MS = 365 * DAY_MS;
export const UNHEARD_MS = 90 * DAY_MS;

/**
 * The time in which a decision can be undone once it is kept, about one case or about many; a moment after that those concerned
 * hear of it.
 */
export const UNDO_MS = { one: 10 * SECOND_MS, many: MINUTE_MS };
/** What is on its way by then still comes in time. */
export const UNDO_GRACE_MS = 2 * SECOND_MS;
export const NOTIFIED_AFTER_UNDO_MS = 5 * SECOND_MS;
/** What one person decides within so long, in the same words, is told in one letter to each. */
export const NOTIFIED_TOGETHER_MS = 10 * MINUTE_MS;

/** The months in which a decision can be appealed against. Regulation (EU) 2022/2065, Art. 20 (1) */
export const APPEAL_MONTHS = 6;

export const MAX_EXPLANATION_LENGTH = 4000;
export const MAX_NAME_LENGTH = 120;
/** Words that stand at the thing, for everybody. */
export const MAX_LABEL_LENGTH = 200;
export const MAX_FACTS_LENGTH = 4000;
export const MAX_APPEAL_LENGTH = 4000;
export const MAX_NOTE_LENGTH = 2000;
export const MAX_ADDRESS_LENGTH = 2000;
export const TOKEN_MAX_LENGTH = 60;
/** The number of notices of one case that are shown, the newest first. */
export const NOTICES_SHOWN = 50;
export const EARLIER_CASES_SHOWN = 10;
/** The number of versions of the evidence that are shown, the newest first; the file for the police has all. */
export const EVIDENCE_SHOWN = 3;

export const NOTICE_LIMIT_PER_ADDRESS = { attempts: 20, seconds: 60 * 60 };
export const NOTICE_LIMIT_PER_MEMBER = { attempts: 20, seconds: 60 * 60 };
/** The limit of mails to one address that somebody typed. */
export const NOTICE_LIMIT_PER_EMAIL = { attempts: 10, seconds: 24 * 60 * 60 };
/** The limit of looking for what stands at an address. */
export const FIND_LIMIT_PER_ADDRESS = { attempts: 60, seconds: 60 * 60 };
export const APPEAL_LIMIT = { attempts: 10, seconds: 60 * 60 };

export const LINK_PURPOSE = 'moderation-link';
export const REPORTER_PURPOSE = 'moderation-reporter';
