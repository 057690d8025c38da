// Takes a member's second factor away, from the page that administrators have of them. contract.md 18.14
import { badInput, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { MemberParams } from '../members/input.ts';
import { loadMemberPage } from '../members/member-page.ts';
import { memberPaths } from '../members/paths.ts';
import { removeFactorsOf } from './commands.ts';
import { RemovalBody } from './input.ts';
import { factorRemovalPaths } from './paths.ts';
import * as texts from './texts.ts';

export const factorRemovalRoutes = (app: Routes): void => {
  const input = { params: MemberParams, body: RemovalBody } as const;
  mount(app, factorRemovalPaths.remove, { access: 'admin', ...input }, async (call) => {
    const { ctx, params, body, request } = call;
    const { factorReason = '', ownPassword = '' } = body;
    const outcome = await removeFactorsOf(ctx, params.id, { reason: factorReason, ownPassword });
    if (outcome.kind === 'refused') throw conflict(outcome.text);
    if (outcome.kind === 'invalid')
      return fail(request, badInput(outcome.errors), () =>
        loadMemberPage(ctx, params.id, { panels: { factorReason } }, outcome.errors),
      );
    return succeed(request, url(memberPaths.member, params), texts.removed(outcome.name));
  });
};
