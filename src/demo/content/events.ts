// This is what takes place in the three towns, soonest and latest alike.
import { aroundTown } from './events/around-town.ts';
import { everyMonth } from './events/every-month.ts';
import { everyWeek } from './events/every-week.ts';
import { laterDates } from './events/later-dates.ts';
import { marketsAndMeetings } from './events/markets-and-meetings.ts';
import { outOfTheOrdinary } from './events/out-of-the-ordinary.ts';
import { stagesAndCourses } from './events/stages-and-courses.ts';
import type { DemoEvent } from './types.ts';

export const events: DemoEvent[] = [
  ...marketsAndMeetings,
  ...stagesAndCourses,
  ...laterDates,
  ...everyWeek,
  ...everyMonth,
  ...outOfTheOrdinary,
  ...aroundTown,
];
