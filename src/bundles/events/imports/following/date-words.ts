// Writes a date of a content in words.
import { weekdayText } from '#design/dates.ts';
import { momentAt } from '#kernel/calendar.ts';
import * as texts from '../texts.ts';
import type { PlacedDate } from './dates.ts';

/** It reads „Dienstag, 1. Dezember 2026, 19:30 bis 21:00, Gemeindehaus (abgesagt)“. */
export const dateInWords = ({ venue, date }: PlacedDate): string => {
  const { day, from, untilDay, until, isAllDay, status = 'scheduled' } = date;
  const end = [untilDay && dayInWords(untilDay), isAllDay ? '' : until].filter(Boolean).join(', ');
  const span = [isAllDay ? '' : from, end && texts.until(end)].filter(Boolean).join(' ');
  const words = [dayInWords(day), span, venue].filter(Boolean).join(', ');
  return status === 'scheduled' ? words : `${words} (${texts.statusInWords(status)})`;
};

const dayInWords = (typed: string): string => {
  const moment = momentAt(typed);
  return moment ? weekdayText(moment) : typed;
};
