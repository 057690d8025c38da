// Names the addresses of what members want nothing of.
import { path } from '#kernel/named-routes.ts';

export const boundaryPaths = {
  list: path('boundaries', 'GET', '/konto/miteinander'),
  page: path('boundary_page', 'GET', '/konto/miteinander/mitglied/{userId}'),
  save: path('boundary_save', 'POST', '/konto/miteinander/mitglied/{userId}'),
  addWord: path('hidden_word_add', 'POST', '/konto/miteinander/woerter'),
  notes: path('calm_notes', 'POST', '/konto/miteinander/hinweis'),
  removeWord: path('hidden_word_remove', 'POST', '/konto/miteinander/woerter/{wordId}/loeschen'),
};
