// These are texts of mails and a few sentences that a portal may want otherwise, declared by the bundles that say them.
import { defineBundle } from '#kernel/bundle.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { historyWords } from '#bundles/history/public.ts';
import { wordingInHistory } from './history-words.ts';
import { wordingsEntry } from './list-page.ts';
import { routes } from './routes.ts';

export const wording = defineBundle({
  name: 'wording',
  routes,
  slots: [deskMenu.add(wordingsEntry), historyWords.add(async () => wordingInHistory)],
});
