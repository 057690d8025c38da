// Counts how often pieces are read, without knowing who reads, for those who look after them. contract.md 17.3
import { accountMenu } from '#kernel/account-menu.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { deskReaders } from '#kernel/desk-readers.ts';
import { pruneHoursJob, announceWeekJob } from './jobs.ts';
import { ownWeek, weekNoticeSources } from './notices.ts';
import { ownEntry } from './own-page.ts';
import { readersForDesk } from './desk-readers.ts';
import { pieceTool } from './piece-tool.ts';
import { routes } from './routes.ts';

export const audience = defineBundle({
  name: 'audience',
  routes,
  jobs: [announceWeekJob, pruneHoursJob],
  slots: [accountMenu.add(ownEntry), deskReaders.add(async (_ctx, { since }) => readersForDesk(since))],
  tools: [pieceTool],
  notices: [ownWeek],
  news: [weekNoticeSources],
});
