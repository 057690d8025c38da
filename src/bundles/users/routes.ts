// Serves signing out, and setting up an empty portal. These are plain forms, which answer JSON to whoever asks for it.
import { badInput, notFound } from '#kernel/errors.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { setupStart } from '#kernel/setup-steps.ts';
import { loadBells } from './bells.ts';
import { createFirstAdministrator, signOut } from './commands.ts';
import { originOf } from './form-call.ts';
import { setupBody } from './input.ts';
import { userPaths } from './paths.ts';
import { hasUsers } from './queries.ts';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from './session-cookie.ts';
import { setupPage } from './setup-page.ts';
import { signIn } from './sign-in/commands.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  mountSignOut(app);
  mountSetup(app);
  mountBells(app);
};

const mountSignOut = (app: Routes) => {
  mount(
    app,
    userPaths.signOut,
    { access: 'anyone', whenRestricted: 'allow' },
    async ({ ctx, request, reply }) => {
      const token = sessionTokenOf(ctx, request);
      if (token) await signOut(ctx, token);
      clearSessionCookie(ctx, reply);
      return succeed(request, '/', texts.signedOut);
    },
  );
};

const mountSetup = (app: Routes) => {
  mount(app, userPaths.setup, { access: 'anyone' }, async ({ ctx }) => {
    if (await hasUsers(ctx)) throw notFound();
    return setupPage(ctx);
  });

  mount(app, userPaths.setupSend, { access: 'anyone', body: setupBody }, async (call) => {
    const { ctx, body, request, reply } = call;
    if (await hasUsers(ctx)) throw notFound();
    const { login = '', name = '', email = '', password = '', code = '' } = body;
    const typed = { login, name, email, password, code };
    const outcome = await createFirstAdministrator(ctx, { ...typed, ...originOf(request) });
    if (outcome.kind === 'closed') throw notFound();
    if (outcome.kind === 'invalid') {
      return fail(request, badInput(outcome.errors), () => setupPage(ctx, typed, outcome.errors));
    }
    const session = await signIn(ctx, { ...typed, stay: false, ...originOf(request) });
    if (session.kind === 'signedIn') setSessionCookie(ctx, reply, { ...session, stay: false });
    const [next = '/'] = await setupStart.collect(ctx);
    return succeed(request, next, texts.setupDone(typed.name.trim()));
  });
};

const mountBells = (app: Routes) => {
  mount(app, userPaths.bells, { access: 'signed-in' }, async ({ ctx }) => loadBells(ctx));
};
