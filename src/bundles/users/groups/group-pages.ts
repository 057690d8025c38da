// Loads /admin/mitglieder/gruppen: the groups, and one of them with its forms, as it is or as it was typed.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { directoryPaths } from '../directory/paths.ts';
import { peopleTabs } from '../directory/tabs.ts';
import { mayAdministerMembers } from '../members/policy.ts';
import { stampOf } from './commands.ts';
import { groupPaths } from './paths.ts';
import { findGroup, listGroups } from './queries.ts';
import * as texts from './texts.ts';
import { GroupPage } from './ui/GroupPage.tsx';
import { GroupsPage } from './ui/GroupsPage.tsx';
import type { GroupPageView, GroupsPageView } from './views.ts';

interface TypedGroup {
  readonly name?: string | undefined;
  readonly note?: string | undefined;
  /** The stamp of what the form showed. */
  readonly seen?: string | undefined;
}

/** Throws 403. */
export const loadGroupsPage = async (
  ctx: Ctx,
  { name = '', note = '' }: TypedGroup = {},
  errors: FieldErrors = {},
): Promise<PageAnswer> => {
  if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
  const [desk, groups] = await Promise.all([loadDesk(ctx, url(groupPaths.list)), listGroups(ctx)]);
  const view: GroupsPageView = {
    tabs: peopleTabs(groupPaths.list),
    groups: groups.map((group) => ({
      id: group.id,
      name: group.name,
      href: url(groupPaths.group, { id: group.id }),
      note: group.note,
      members: texts.members(group.count),
    })),
    action: url(groupPaths.create),
    typed: { name, note },
    errors: { ...errors },
  };
  return page(GroupsPage, view, {
    head: { title: texts.title, robots: 'noindex', desk },
    status: statusOf(errors),
  });
};

/** Throws 403 and 404. */
export const loadGroupPage = async (
  ctx: Ctx,
  id: number,
  typed: TypedGroup = {},
  errors: FieldErrors = {},
  refusal: string | null = null,
): Promise<PageAnswer> => {
  if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
  const [desk, group, groups] = await Promise.all([
    loadDesk(ctx, url(groupPaths.group, { id })),
    findGroup(ctx, id),
    listGroups(ctx),
  ]);
  if (!group) throw notFound();
  const count = groups.find((each) => each.id === id)?.count ?? 0;
  const view: GroupPageView = {
    name: group.name,
    listHref: url(groupPaths.list),
    membersHref: url(directoryPaths.table, {}, { gruppe: id }),
    members: texts.members(count),
    saveAction: url(groupPaths.save, { id }),
    deleteAction: url(groupPaths.delete, { id }),
    deleteNote: texts.deleteNote(count),
    // Whoever was told of what somebody else changed has seen it by then.
    seen: (refusal === null && typed.seen) || stampOf(group),
    refusal,
    typed: { name: typed.name ?? group.name, note: typed.note ?? group.note },
    errors: { ...errors },
  };
  return page(GroupPage, view, {
    head: { title: group.name, robots: 'noindex', desk },
    status: refusal === null ? statusOf(errors) : 409,
  });
};

const statusOf = (errors: FieldErrors) => (Object.keys(errors).length > 0 ? 422 : 200);
