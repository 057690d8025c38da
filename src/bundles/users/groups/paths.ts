// Holds the addresses of groups of people.
import { path } from '#kernel/named-routes.ts';

const GROUPS = '/admin/mitglieder/gruppen';
const PERSON = '/cockpit/mitglieder/{id}/gruppen';

export const groupPaths = {
  list: path('groups', 'GET', GROUPS, { exposed: false }),
  create: path('group_create', 'POST', GROUPS, { exposed: false }),
  group: path('group', 'GET', `${GROUPS}/{id}`, { exposed: false }),
  save: path('group_save', 'POST', `${GROUPS}/{id}`, { exposed: false }),
  delete: path('group_delete', 'POST', `${GROUPS}/{id}/loeschen`, { exposed: false }),
  /** The calls that put one person into a group and take them out of it. */
  add: path('member_group_add', 'POST', PERSON, { exposed: false }),
  remove: path('member_group_remove', 'POST', `${PERSON}/entfernen`, { exposed: false }),
};
