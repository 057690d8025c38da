// Holds the addresses of the desk of gates.
import { path } from '#kernel/named-routes.ts';

export const gatePaths = {
  desk: path('gates', 'GET', '/cockpit/vor-dem-erscheinen', { exposed: false }),
  set: path('gates_set', 'POST', '/cockpit/vor-dem-erscheinen', { exposed: false }),
};
