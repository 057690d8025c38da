// Holds the addresses of saved searches.
import { path } from '#kernel/named-routes.ts';

export const savedPaths = {
  save: path('search_save', 'POST', '/suche/merken'),
  list: path('saved_searches', 'GET', '/konto/suchen'),
  remove: path('saved_search_remove', 'POST', '/konto/suchen/{id}/loeschen'),
};
