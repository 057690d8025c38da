// The subject of this bundle is what a piece is, whatever its kind: its states, its place, who sees it. docs/house.md
import { defineBundle } from '#kernel/bundle.ts';
import { historyWords } from '#bundles/history/public.ts';
import { piecesInHistory } from './history-words.ts';

export const pieces = defineBundle({
  name: 'pieces',
  slots: [historyWords.add(async ({ portal }) => piecesInHistory(portal.kinds))],
});
