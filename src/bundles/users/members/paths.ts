// Holds the addresses of the desk of members.
import { path } from '#kernel/named-routes.ts';

export const memberPaths = {
  list: path('members', 'GET', '/cockpit/mitglieder', { exposed: false }),
  member: path('member', 'GET', '/cockpit/mitglieder/{id}', { exposed: false }),
  suspend: path('member_suspend', 'POST', '/cockpit/mitglieder/{id}/sperren', { exposed: false }),
  undoSuspension: path('member_suspend_undo', 'POST', '/cockpit/mitglieder/{id}/sperren/zuruecknehmen', {
    exposed: false,
  }),
  lift: path('member_lift', 'POST', '/cockpit/mitglieder/{id}/entsperren', { exposed: false }),
  grantRole: path('member_role_grant', 'POST', '/cockpit/mitglieder/{id}/rollen', { exposed: false }),
  revokeRole: path('member_role_revoke', 'POST', '/cockpit/mitglieder/{id}/rollen/entziehen', {
    exposed: false,
  }),
  grantPass: path('member_pass', 'POST', '/cockpit/mitglieder/{id}/zugang', { exposed: false }),
};
