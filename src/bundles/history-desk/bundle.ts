// Declares the history as people read it: on the page of a piece, and as a desk over everything. contract.md 17.2
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { historyWords } from '#bundles/history/public.ts';
import { historyEntry } from './desk-page.ts';
import { ownHistory } from './personal-data.ts';
import { historyTool } from './history-tool.ts';
import { routes } from './routes.ts';
import { ownWords } from './texts.ts';

export const historyDesk = defineBundle({
  name: 'history-desk',
  routes,
  personalData: [ownHistory],
  tools: [historyTool],
  slots: [deskMenu.add(historyEntry), historyWords.add(async () => ownWords)],
});
