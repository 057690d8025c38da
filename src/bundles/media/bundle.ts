// Pictures: uploads, their sizes, their addresses.
import { defineBundle } from '#kernel/bundle.ts';
import { makeVariantsJob, removeFilesJob, tidyImages } from './jobs.ts';
import { ownImages } from './personal-data.ts';
import { routes } from './routes.ts';

export const media = defineBundle({
  name: 'media',
  routes,
  jobs: [makeVariantsJob, removeFilesJob, tidyImages],
  personalData: [ownImages],
});
