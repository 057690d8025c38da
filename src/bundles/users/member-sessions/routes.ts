// Ends the sessions of a member, from the page that administrators have of them.
import { url } from '#kernel/named-routes.ts';
import { succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { MemberParams } from '../members/input.ts';
import { memberPaths } from '../members/paths.ts';
import { signOutEverywhere } from './commands.ts';
import { memberSessionPaths } from './paths.ts';
import * as texts from './texts.ts';

export const memberSessionRoutes = (app: Routes): void => {
  mount(
    app,
    memberSessionPaths.endAll,
    { access: 'admin', params: MemberParams },
    async ({ ctx, params, request }) => {
      const { name } = await signOutEverywhere(ctx, params.id);
      return succeed(request, url(memberPaths.member, params), texts.ended(name));
    },
  );
};
