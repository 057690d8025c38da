// Holds the address of the table of people.
import { path } from '#kernel/named-routes.ts';

export const directoryPaths = {
  table: path('people', 'GET', '/admin/mitglieder', { exposed: false }),
};
