// Signing in and out, and setting up an empty portal. Plain forms, which answer JSON to whoever asks for it.
import type { FastifyRequest } from 'fastify';
import { seeOther } from '#kernel/answers.ts';
import { HttpError, badInput, notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { createFirstAdministrator, signIn, signOut } from './commands.ts';
import { setupBody, signInBody, signInQuery } from './input.ts';
import { safeRedirectPath } from '#kernel/named-routes.ts';
import { userPaths } from './paths.ts';
import { hasUsers } from './queries.ts';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from './session-cookie.ts';
import { setupPage } from './setup-page.ts';
import { signInPage } from './sign-in-page.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  mountSignIn(app);
  mountSignOut(app);
  mountSetup(app);
};

const mountSignIn = (app: Routes) => {
  mount(app, userPaths.signIn, { access: 'anyone', query: signInQuery }, async ({ ctx, query }) =>
    isSignedIn(ctx.viewer) ? seeOther(safeRedirectPath(query.next)) : signInPage({ next: query.next }),
  );

  mount(app, userPaths.signInSend, { access: 'anyone', body: signInBody }, async (call) => {
    const { ctx, body, request, reply } = call;
    const { login = '', password = '', next } = body;
    const stay = isTicked(body.stay);
    const replaces = sessionTokenOf(ctx, request);
    const outcome = await signIn(ctx, { login, password, stay, replaces, ...originOf(request) });
    if (outcome.kind === 'refused') {
      if (wantsJson(request)) throw new HttpError(422, outcome.text);
      return signInPage({ login, stay, next, error: outcome.text });
    }
    setSessionCookie(ctx, reply, { ...outcome, stay });
    return succeed(request, safeRedirectPath(next), texts.welcomeBack(outcome.name));
  });
};

const mountSignOut = (app: Routes) => {
  mount(app, userPaths.signOut, { access: 'anyone' }, async ({ ctx, request, reply }) => {
    const token = sessionTokenOf(ctx, request);
    if (token) await signOut(ctx, token);
    clearSessionCookie(ctx, reply);
    return succeed(request, '/', texts.signedOut);
  });
};

const mountSetup = (app: Routes) => {
  mount(app, userPaths.setup, { access: 'anyone' }, async ({ ctx }) => {
    if (await hasUsers(ctx)) throw notFound();
    return setupPage(ctx);
  });

  mount(app, userPaths.setupSend, { access: 'anyone', body: setupBody }, async (call) => {
    const { ctx, body, request, reply } = call;
    if (await hasUsers(ctx)) throw notFound();
    const typed = { login: '', name: '', email: '', password: '', code: '', ...body };
    const outcome = await createFirstAdministrator(ctx, { ...typed, ...originOf(request) });
    if (outcome.kind === 'closed') throw notFound();
    if (outcome.kind === 'invalid') {
      if (wantsJson(request)) throw badInput(outcome.errors);
      return setupPage(ctx, typed, outcome.errors);
    }
    const session = await signIn(ctx, { ...typed, stay: false, ...originOf(request) });
    if (session.kind === 'signedIn') setSessionCookie(ctx, reply, { ...session, stay: false });
    return succeed(request, '/', texts.setupDone(typed.name.trim()));
  });
};

/** On to a page with its message; who asks for JSON gets the message alone. */
const succeed = (request: FastifyRequest, to: string, msg: string) =>
  wantsJson(request) ? { status: 'success', msg } : seeOther(to, flash('success', msg));

const wantsJson = ({ headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('application/json') && !accept.includes('text/html');

const isTicked = (value: string | undefined) => value !== undefined && !['', '0', 'false'].includes(value);

const originOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});
