// One row per public thing, for every mixed list. docs/house.md
import { defineBundle } from '#kernel/bundle.ts';
import { historyWords } from '#bundles/history/public.ts';
import { piecesInHistory } from './history-words.ts';
import { pieceSources } from './sitemap.ts';

export const pieces = defineBundle({
  name: 'pieces',
  slots: [historyWords.add(async ({ portal }) => piecesInHistory(portal.kinds))],
  sitemap: pieceSources,
});
