// Holds the address of taking a lost second factor away.
import { path } from '#kernel/named-routes.ts';

export const factorRemovalPaths = {
  remove: path('member_factors_remove', 'POST', '/cockpit/mitglieder/{id}/zweiter-faktor', {
    exposed: false,
  }),
};
