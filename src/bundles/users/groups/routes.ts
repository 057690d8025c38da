// Groups of people: plain forms, which answer JSON to whoever asks for it.
import { badInput, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { parseId } from '#kernel/parameters.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isTicked } from '../form-call.ts';
import { loadMemberPage } from '../members/member-page.ts';
import { memberPaths } from '../members/paths.ts';
import { addToGroup, createGroup, deleteGroup, removeFromGroup, saveGroup } from './commands.ts';
import { loadGroupPage, loadGroupsPage } from './group-pages.ts';
import { DeleteBody, GroupBody, GroupParams, MembershipBody } from './input.ts';
import { groupPaths } from './paths.ts';
import { findGroup } from './queries.ts';
import * as texts from './texts.ts';

const params = GroupParams;

export const groupRoutes = (app: Routes): void => {
  mount(app, groupPaths.list, { access: 'admin' }, ({ ctx }) => loadGroupsPage(ctx));

  mount(app, groupPaths.create, { access: 'admin', body: GroupBody }, async ({ ctx, body, request }) => {
    const { name = '', note = '' } = body;
    const outcome = await createGroup(ctx, { name, note });
    if (outcome.kind === 'invalid')
      return fail(request, badInput(outcome.errors), () => loadGroupsPage(ctx, body, outcome.errors));
    return succeed(request, url(groupPaths.list), texts.created(outcome.group.name));
  });

  mount(app, groupPaths.group, { access: 'admin', params }, ({ ctx, params }) =>
    loadGroupPage(ctx, params.id),
  );

  mount(app, groupPaths.save, { access: 'admin', params, body: GroupBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { name = '', note = '', seen } = body;
    const outcome = await saveGroup(ctx, params.id, { name, note }, seen);
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () =>
        loadGroupPage(ctx, params.id, { name, note }, {}, refusal),
      );
    }
    if (outcome.kind === 'invalid')
      return fail(request, badInput(outcome.errors), () =>
        loadGroupPage(ctx, params.id, body, outcome.errors),
      );
    return succeed(request, url(groupPaths.list), texts.saved(outcome.group.name));
  });

  mount(app, groupPaths.delete, { access: 'admin', params, body: DeleteBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const errors = { sure: texts.sureMissing };
    if (!isTicked(body.sure))
      return fail(request, badInput(errors), () => loadGroupPage(ctx, params.id, {}, errors));
    const { name } = await deleteGroup(ctx, params.id);
    return succeed(request, url(groupPaths.list), texts.deleted(name));
  });

  mountMembership(app);
};

/** Mounts what stands on the page of one person. */
const mountMembership = (app: Routes) => {
  mount(app, groupPaths.add, { access: 'admin', params, body: MembershipBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const groupId = parseId(body.group);
    const errors = { group: texts.groupUnknown };
    if (groupId === undefined || !(await findGroup(ctx, groupId)))
      return fail(request, badInput(errors), () => loadMemberPage(ctx, params.id, {}, errors));
    const { member, group } = await addToGroup(ctx, params.id, groupId);
    return succeed(request, url(memberPaths.member, params), texts.joined(member.name, group.name));
  });

  mount(app, groupPaths.remove, { access: 'admin', params, body: MembershipBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const groupId = parseId(body.group);
    const errors = { group: texts.groupUnknown };
    if (groupId === undefined || !(await findGroup(ctx, groupId)))
      return fail(request, badInput(errors), () => loadMemberPage(ctx, params.id, {}, errors));
    const { member, group } = await removeFromGroup(ctx, params.id, groupId);
    return succeed(request, url(memberPaths.member, params), texts.left(member.name, group.name));
  });
};
