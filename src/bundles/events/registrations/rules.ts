// Holds the pure rules of registrations: until when, how many seats, who moves up, and what is wrong with what was typed.
import { addDays, clockOf, dayOf, momentAt } from '#kernel/calendar.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { visibleLine, visibleLines } from '#kernel/visible-words.ts';
import {
  CLOSING_HOURS,
  MAX_ANSWER_LENGTH,
  MAX_GUEST_NAME_LENGTH,
  MAX_LETTER_LENGTH,
  MAX_LETTER_SUBJECT,
  MAX_QUESTION_LENGTH,
  MAX_SEATS,
  MAX_SEAT_LIMIT,
} from './constants.ts';
import * as texts from './texts.ts';

const HOURS_OF_DAY = 24;

/**
 * Returns the moment so many hours before: whole days by the calendar, so that the clocks show the same hour whatever was
 * changed in between.
 */
export const hoursBefore = (moment: Date, hours: number): Date => {
  if (hours % HOURS_OF_DAY !== 0) return new Date(moment.getTime() - hours * HOUR_MS);
  if (hours === 0) return moment;
  return momentAt(addDays(dayOf(moment), -hours / HOURS_OF_DAY), clockOf(moment))!;
};

interface Seats {
  /** Null for as many as come. */
  readonly limit: number | null;
  readonly taken: number;
}

/** Returns the seats that are free: null without a limit; a limit that was lowered afterwards takes nobody's seat. */
export const freeSeats = ({ limit, taken }: Seats): number | null =>
  limit === null ? null : Math.max(0, limit - taken);

/** Returns those of the waiting list who get a seat, in their order: nobody is passed, however small their number. */
export const whoMovesUp = <T extends { readonly seats: number }>(
  waiting: readonly T[],
  free: number | null,
): T[] => {
  if (free === null) return [...waiting];
  let left = free;
  const end = waiting.findIndex(({ seats }) => (left -= seats) < 0);
  return waiting.slice(0, end === -1 ? waiting.length : end);
};

export interface RulesInput {
  readonly isOpen: boolean;
  readonly seatLimit: number | null;
  readonly maxSeats: number;
  readonly closesHours: number;
  readonly question: string;
  readonly hasWaitingList: boolean;
}

/** The rules as the form sends them. */
export interface TypedRules {
  readonly isOpen: boolean;
  readonly seatLimit: string;
  readonly maxSeats: string;
  readonly closesHours: string;
  readonly question: string;
  readonly hasWaitingList: boolean;
}

export const readRules = (typed: TypedRules): Checked<RulesInput> => {
  const { isOpen, hasWaitingList } = typed;
  const seatLimit = typed.seatLimit.trim() === '' ? null : wholeNumber(typed.seatLimit);
  const maxSeats = wholeNumber(typed.maxSeats);
  const closesHours = CLOSING_HOURS.find((hours) => String(hours) === typed.closesHours.trim());
  const question = visibleLine(typed.question);
  const errors = only({
    seatLimit:
      seatLimit === null || isWithin(seatLimit, MAX_SEAT_LIMIT)
        ? undefined
        : texts.limitInvalid(MAX_SEAT_LIMIT),
    maxSeats: isWithin(maxSeats, MAX_SEATS) ? undefined : texts.seatsInvalid(MAX_SEATS),
    closesHours: closesHours === undefined ? texts.closingInvalid : undefined,
    question: tooLong(question, MAX_QUESTION_LENGTH),
  });
  if (Object.keys(errors).length > 0) return invalid(errors);
  return valid({ isOpen, seatLimit, maxSeats, closesHours: closesHours!, question, hasWaitingList });
};

export interface TypedRegistration {
  readonly name: string;
  readonly email: string;
  readonly seats: string;
  readonly answer: string;
}

export interface RegistrationInput {
  readonly name: string;
  readonly email: string;
  readonly seats: number;
  readonly answer: string;
}

interface Asked {
  readonly maxSeats: number;
  readonly question: string;
  /** Members are named by their account. */
  readonly isGuest: boolean;
  readonly isAddress: (text: string) => boolean;
}

export const readRegistration = (
  typed: TypedRegistration,
  { maxSeats, question, isGuest, isAddress }: Asked,
): Checked<RegistrationInput> => {
  const name = visibleLine(typed.name);
  const email = typed.email.trim();
  const seats = typed.seats.trim() === '' ? 1 : wholeNumber(typed.seats);
  const answer = question ? visibleLines(typed.answer) : '';
  const errors = only({
    name: isGuest ? (name ? tooLong(name, MAX_GUEST_NAME_LENGTH) : texts.nameMissing) : undefined,
    email: isGuest && !isAddress(email) ? texts.emailInvalid : undefined,
    seats: isWithin(seats, maxSeats) ? undefined : texts.tooManySeats(maxSeats),
    answer: tooLong(answer, MAX_ANSWER_LENGTH),
  });
  return Object.keys(errors).length > 0 ? invalid(errors) : valid({ name, email, seats, answer });
};

export interface LetterInput {
  readonly subject: string;
  readonly message: string;
}

export const readLetter = (typed: LetterInput): Checked<LetterInput> => {
  const [subject, message] = [visibleLine(typed.subject), visibleLines(typed.message)];
  const errors = only({
    subject: subject ? tooLong(subject, MAX_LETTER_SUBJECT) : texts.subjectMissing,
    message: message ? tooLong(message, MAX_LETTER_LENGTH) : texts.messageMissing,
  });
  return Object.keys(errors).length > 0 ? invalid(errors) : valid({ subject, message });
};

const wholeNumber = (typed: string): number => (/^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN);
const isWithin = (number: number, max: number) => number >= 1 && number <= max;
const tooLong = (text: string, max: number) => (text.length > max ? texts.tooLong(max) : undefined);
const only = (found: Readonly<Record<string, string | undefined>>): FieldErrors =>
  Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined)) as FieldErrors;
