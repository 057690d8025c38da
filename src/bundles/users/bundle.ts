// People: who they are, what they may, and that they are signed in. decisions.md 1.3 and 6.1
import { defineBundle } from '#kernel/bundle.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { loadOwnLinks } from './account-shell.ts';
import { removeOldSessionsJob } from './jobs.ts';
import { userKind } from './kind.ts';
import { signInHref, userPaths } from './paths.ts';
import { accountData } from './personal-data.ts';
import { hasUsers } from './queries.ts';
import { routes } from './routes.ts';
import { resolveViewer } from './session-viewer.ts';

/** Pages that are the way in themselves show no other one. */
const ENTRY_PATHS: readonly string[] = [userPaths.signIn.template, userPaths.setup.template];

export const users = defineBundle({
  name: 'users',
  routes,
  kinds: [userKind],
  jobs: [removeOldSessionsJob],
  personalData: [accountData],
  viewer: resolveViewer,
  detour: async (ctx) => ((await hasUsers(ctx)) ? undefined : url(userPaths.setup)),
  frame: async (ctx: Ctx, { path }: PagePlace) => ({
    signInHref: ENTRY_PATHS.includes(path) ? '' : signInHref(path),
    account: isSignedIn(ctx.viewer)
      ? { name: ctx.viewer.name, links: await loadOwnLinks(ctx), signOutAction: url(userPaths.signOut) }
      : null,
  }),
});
