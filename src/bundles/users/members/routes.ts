// The desk of members: plain forms, which answer JSON to whoever asks for it.
import type { FastifyRequest } from 'fastify';
import { endOfDay } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { isTicked } from '../form-call.ts';
import { grantPass, grantRole, liftSuspension, revokeRole, suspendUser } from './commands.ts';
import type { MemberOutcome } from './commands.ts';
import { MemberParams, MembersQuery, PassBody, RoleBody, SuspendBody } from './input.ts';
import { loadMemberPage } from './member-page.ts';
import type { TypedMember } from './member-page.ts';
import { loadMembersPage } from './members-page.ts';
import { memberPaths } from './paths.ts';
import { ROLES } from './rules.ts';
import { untilText } from './suspension.ts';
import * as texts from './texts.ts';

const access = 'moderator';
const params = MemberParams;

export const memberRoutes = (app: Routes): void => {
  mount(app, memberPaths.list, { access, query: MembersQuery }, ({ ctx, query }) =>
    loadMembersPage(ctx, query),
  );

  mount(app, memberPaths.member, { access, params }, ({ ctx, params }) => loadMemberPage(ctx, params.id));

  mountSuspension(app);
  mountAdministration(app);
};

const mountSuspension = (app: Routes) => {
  mount(app, memberPaths.suspend, { access, params, body: SuspendBody }, async (call) => {
    const { ctx, params, body } = call;
    const { reason = '', until: day = '' } = body;
    const hides = isTicked(body.hides);
    const typed = { reason, until: day, hides };
    const until = dayOf(day);
    if (until === 'invalid') return again(call, typed, { until: texts.dayInvalid });
    const outcome = await suspendUser(ctx, params.id, { reason, until, hidesContributions: hides });
    return answer(call, outcome, typed, (name) => texts.suspended(name, untilText(until)));
  });

  mount(app, memberPaths.lift, { access, params }, async ({ ctx, params, request }) => {
    const { name } = await liftSuspension(ctx, params.id);
    return succeed(request, url(memberPaths.member, params), texts.lifted(name));
  });
};

/** Behind the door for moderators the commands ask for administrators. */
const mountAdministration = (app: Routes) => {
  mount(app, memberPaths.grantRole, { access: 'admin', params, body: RoleBody }, async (call) => {
    const { ctx, params, body } = call;
    const { place: locationPath = '' } = body;
    const role = roleOf(body.role);
    if (!role) return again(call, body, { role: texts.roleInvalid });
    const outcome = await grantRole(ctx, params.id, { role, locationPath });
    return answer(call, outcome, body, texts.roleGranted);
  });

  mount(app, memberPaths.revokeRole, { access: 'admin', params, body: RoleBody }, async (call) => {
    const { ctx, params, body } = call;
    const { place: locationPath = '' } = body;
    const role = roleOf(body.role);
    if (!role) return again(call, {}, { role: texts.roleInvalid });
    const outcome = await revokeRole(ctx, params.id, { role, locationPath });
    return answer(call, outcome, {}, texts.roleRevoked);
  });

  mount(app, memberPaths.grantPass, { access: 'admin', params, body: PassBody }, async (call) => {
    const { ctx, params, body } = call;
    const until = dayOf(body.passUntil);
    if (until === 'invalid') return again(call, body, { passUntil: texts.dayInvalid });
    return answer(call, await grantPass(ctx, params.id, until), body, () => texts.passSaved);
  });
};

interface MemberCall {
  readonly ctx: Ctx;
  readonly params: { readonly id: number };
  readonly request: FastifyRequest;
}

const answer = (
  call: MemberCall,
  outcome: MemberOutcome,
  typed: TypedMember,
  textOf: (name: string) => string,
) =>
  outcome.kind === 'invalid'
    ? again(call, typed, outcome.errors)
    : succeed(call.request, url(memberPaths.member, call.params), textOf(outcome.member.name));

/** The page with what was typed; who asks for JSON gets the errors. */
const again = ({ ctx, params, request }: MemberCall, typed: TypedMember, errors: FieldErrors) => {
  return fail(request, badInput(errors), () => loadMemberPage(ctx, params.id, typed, errors));
};

const roleOf = (name: string | undefined) => ROLES.find((role) => role === name);

/** The end of a day as a form writes it; null for none. */
const dayOf = (day = ''): Date | null | 'invalid' => (day === '' ? null : (endOfDay(day) ?? 'invalid'));
