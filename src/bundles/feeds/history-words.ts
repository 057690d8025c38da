// Holds what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';
import { historyActions, historyName } from './own/texts.ts';

export const feedsInHistory: HistoryWords = {
  name: 'News-Sitemap',
  actions: {
    'news.marked': 'den Beitrag in die News-Sitemap aufgenommen',
    'news.unmarked': 'den Beitrag aus der News-Sitemap genommen',
  },
};

export const hubInHistory: HistoryWords = {
  name: 'Feeds',
  actions: { 'feed.told': 'dem WebSub-Hub gemeldet, dass der Beitrag erschienen ist' },
  fields: { hub: 'Hub' },
};

export const ownFeedsInHistory: HistoryWords = {
  name: historyName,
  actions: historyActions,
  ofReaders: Object.keys(historyActions),
};
