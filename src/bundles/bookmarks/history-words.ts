// Says in the history's German what was done with what is saved for later. What it was is nobody else's business and stands
// nowhere in it.
import type { HistoryWords } from '#bundles/history/public.ts';

export const bookmarksInHistory: HistoryWords = {
  name: 'Gemerkte Beiträge',
  actions: {
    'bookmark.saved': 'einen Beitrag gemerkt',
    'bookmark.removed': 'einen gemerkten Beitrag aus der Liste genommen',
    'bookmark.moved': 'einen gemerkten Beitrag in einen anderen Ordner gelegt',
    'bookmark-folder.created': 'einen Ordner für Gemerktes angelegt',
    'bookmark-folder.renamed': 'einen Ordner für Gemerktes umbenannt',
    'bookmark-folder.deleted': 'einen Ordner für Gemerktes gelöscht',
  },
  ofReaders: [
    'bookmark.saved',
    'bookmark.removed',
    'bookmark.moved',
    'bookmark-folder.created',
    'bookmark-folder.renamed',
    'bookmark-folder.deleted',
  ],
};
