// What the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const feedsInHistory: HistoryWords = {
  name: 'News-Sitemap',
  actions: {
    'news.marked': 'den Beitrag in die News-Sitemap aufgenommen',
    'news.unmarked': 'den Beitrag aus der News-Sitemap genommen',
  },
};
