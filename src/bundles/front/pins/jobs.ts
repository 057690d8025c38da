// Declares later work of pinned positions.
import { defineJob } from '#kernel/jobs.ts';
import { endPins } from './commands.ts';
import { END_PINS } from './job-name.ts';

export const endPinsJob = defineJob<{ locationId: number }>({ name: END_PINS, work: endPins });
