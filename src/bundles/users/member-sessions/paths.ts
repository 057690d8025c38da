// Holds the address of ending the sessions of a member.
import { path } from '#kernel/named-routes.ts';

export const memberSessionPaths = {
  endAll: path('member_sessions_end', 'POST', '/cockpit/mitglieder/{id}/abmelden', { exposed: false }),
};
