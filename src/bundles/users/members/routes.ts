// Serves the desk of members: plain forms, which answer JSON to whoever asks for it.
import type { FastifyRequest } from 'fastify';
import { endOfDay } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, conflict } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { seeOther } from '#kernel/answers.ts';
import { fail, orBack, succeed, succeedWith } from '#kernel/reply.ts';
import { isTicked } from '../form-call.ts';
import { checkSuspension, grantPass, grantRole, revokeRole } from './commands.ts';
import type { MemberOutcome } from './commands.ts';
import { MemberParams, MembersQuery, PassBody, RoleBody, SuspendBody } from './input.ts';
import { loadMemberPage } from './member-page.ts';
import type { TypedMember } from './member-page.ts';
import { loadMembersPage } from './members-page.ts';
import { memberPaths } from './paths.ts';
import { findMember } from './queries.ts';
import { ROLES } from './rules.ts';
import { demandSuspensionDesk } from './suspension-desk.ts';
import type { ReasonedSuspension } from './suspension-desk.ts';
import { stampOf, untilText } from './suspension.ts';
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
    const { body, params } = call;
    const { category, reason = '', until: day = '' } = body;
    const hides = isTicked(body.hides);
    const typed = { category, reason, until: day, hides, seen: body.seen };
    const until = dayOf(day);
    if (until === 'invalid') return again(call, typed, { until: texts.dayInvalid });
    return orBack(call, url(memberPaths.member, params), () => suspend(call, typed, until));
  });

  mount(app, memberPaths.undoSuspension, { access, params }, (call) => {
    const { ctx, params, request } = call;
    const back = url(memberPaths.member, params);
    return orBack(call, back, async () => {
      const { undo } = await demandSuspensionDesk(ctx);
      if (!(await undo(ctx, params.id))) throw conflict(texts.notUndone);
      return succeed(request, back, texts.suspensionUndone);
    });
  });

  mount(app, memberPaths.lift, { access, params }, async ({ ctx, params, request }) => {
    const { lift } = await demandSuspensionDesk(ctx);
    await lift(ctx, params.id);
    return succeed(request, url(memberPaths.member, params), texts.lifted(await nameOf(ctx, params.id)));
  });
};

/** Suspends somebody; for a moment there is the way back, and until that is over the person doesn't hear of it. */
const suspend = async (
  call: MemberCall,
  typed: TypedMember & Pick<ReasonedSuspension, 'reason'>,
  until: Date | null,
) => {
  const { ctx, params, request } = call;
  const desk = await demandSuspensionDesk(ctx);
  const { category, reason, hides: hidesContributions = false } = typed;
  if (typed.seen && typed.seen !== (await standingStamp(ctx, params.id))) {
    // Whoever is told of what somebody else decided has seen it by then.
    return again(call, { ...typed, seen: undefined }, { reason: texts.decidedMeanwhile });
  }
  const errors = checkSuspension(ctx, reason, until);
  if (Object.keys(errors).length > 0) return again(call, typed, errors);
  const outcome = await desk.suspend(
    ctx,
    params.id,
    { category, reason, until, hidesContributions },
    { undoMs: desk.undoMs.one },
  );
  if (outcome.kind === 'invalid') return again(call, typed, outcome.errors);
  const name = await nameOf(ctx, params.id);
  const isProposed = outcome.kind === 'proposed';
  const msg = isProposed ? texts.suspensionProposed : texts.suspended(name, untilText(until));
  const undo = { action: url(memberPaths.undoSuspension, params), label: desk.undoLabel };
  return succeedWith(request, { msg }, () =>
    seeOther(url(memberPaths.member, params), flash('success', msg, { fade: desk.undoMs.one, undo })),
  );
};

const standingStamp = async (ctx: Ctx, id: number): Promise<string | undefined> => {
  const member = await findMember(ctx, id);
  return member && stampOf(member, ctx.now);
};

const nameOf = async (ctx: Ctx, id: number): Promise<string> => (await findMember(ctx, id))?.name ?? '';

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

/** Returns the page with what was typed; who asks for JSON gets the errors. */
const again = ({ ctx, params, request }: MemberCall, typed: TypedMember, errors: FieldErrors) => {
  return fail(request, badInput(errors), () => loadMemberPage(ctx, params.id, typed, errors));
};

const roleOf = (name: string | undefined) => ROLES.find((role) => role === name);

/** Returns the end of a day as a form writes it; null for none. */
const dayOf = (day = ''): Date | null | 'invalid' => (day === '' ? null : (endOfDay(day) ?? 'invalid'));
