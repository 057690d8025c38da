// Pictures: uploads, their sizes, their addresses.
import { defineBundle } from '#kernel/bundle.ts';
import { makeVariantsJob, tidyImages } from './jobs.ts';
import { routes } from './routes.ts';

export const media = defineBundle({ name: 'media', routes, jobs: [makeVariantsJob, tidyImages] });
