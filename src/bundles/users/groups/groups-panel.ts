// Shows the groups of a person on the page that administrators have of them.
import { createElement } from 'react';
import { dayText } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { PersonPanel, PersonShown } from '#kernel/person-panels.ts';
import { directoryPaths } from '../directory/paths.ts';
import { mayAdministerMembers } from '../members/policy.ts';
import { groupPaths } from './paths.ts';
import { groupsByUserIds, listGroups } from './queries.ts';
import * as texts from './texts.ts';
import { GroupsPanel } from './ui/GroupsPanel.tsx';
import type { GroupsPanelView } from './views.ts';

export const groupsPanel = async (
  ctx: Ctx,
  { userId, errors }: PersonShown,
): Promise<PersonPanel | undefined> => {
  if (!mayAdministerMembers(ctx.viewer)) return undefined;
  const [all, mine] = await Promise.all([listGroups(ctx), groupsByUserIds(ctx, [userId])]);
  const own = mine.get(userId) ?? [];
  const isIn = new Set(own.map(({ id }) => id));
  const view: GroupsPanelView = {
    groups: own.map(({ id, name, addedAt }) => ({
      id,
      name,
      href: url(directoryPaths.table, {}, { gruppe: id }),
      since: texts.since(dayText(addedAt)),
    })),
    others: all.filter(({ id }) => !isIn.has(id)).map(({ id, name }) => ({ value: String(id), name })),
    addAction: url(groupPaths.add, { id: userId }),
    removeAction: url(groupPaths.remove, { id: userId }),
    makeHref: url(groupPaths.list),
    isAnyThere: all.length > 0,
    error: errors['group'],
  };
  return { key: 'gruppen', order: 10, title: texts.panelTitle, body: createElement(GroupsPanel, { view }) };
};
