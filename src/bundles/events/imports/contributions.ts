// Adds what calendars that are read in contribute to the bundle's declaration.
import { accountMenu } from '#kernel/account-menu.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { historyWords } from '#bundles/history/public.ts';
import { sourcesDesk, sourcesEntry } from './frame.ts';
import { importsInHistory } from './history-words.ts';

export const importSlots = [
  accountMenu.add(sourcesEntry),
  deskMenu.add(sourcesDesk),
  historyWords.add(async () => importsInHistory),
];
