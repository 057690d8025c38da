// These are the addresses of what is saved for later. contract.md 11.4
import { path } from '#kernel/named-routes.ts';

export const bookmarkPaths = {
  list: path('bookmarks', 'GET', '/konto/gemerkt'),
  /** What a browser keeps for times without a network. */
  kept: path('bookmarks_kept', 'GET', '/konto/ajax/gemerkt'),
  set: path('bookmark_set', 'POST', '/konto/ajax/gemerkt/{contentType}/{contentId}'),
  remove: path('bookmark_remove', 'POST', '/konto/gemerkt/{bookmarkId}/entfernen'),
  move: path('bookmark_move', 'POST', '/konto/gemerkt/{bookmarkId}/verschieben'),
  createFolder: path('bookmark_folder_create', 'POST', '/konto/gemerkt/ordner'),
  renameFolder: path('bookmark_folder_rename', 'POST', '/konto/gemerkt/ordner/{folderId}'),
  deleteFolder: path('bookmark_folder_delete', 'POST', '/konto/gemerkt/ordner/{folderId}/loeschen'),
};
