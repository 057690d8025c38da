// Serves becoming a member and confirming the address. These are plain forms, which answer JSON to whoever asks for it.
import type { FastifyRequest } from 'fastify';
import { seeOther } from '#kernel/answers.ts';
import { badInput, forbidden, gone } from '#kernel/errors.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { isTicked, originOf } from '../form-call.ts';
import { signInHref } from '../paths.ts';
import { securityPaths } from '../security/paths.ts';
import { sessionTokenOf, setSessionCookie } from '../session-cookie.ts';
import { unpackVersions } from '../terms/demands.ts';
import { missing } from '../texts.ts';
import { confirmAddress, registerMember, resendConfirmation } from './commands.ts';
import {
  loadConfirmPage,
  loadResendPage,
  loadUnconfirmedPage,
  sentPage,
  welcomeWords,
} from './confirm-page.ts';
import { nextQuery, registerBody, resendBody, tokenParams } from './input.ts';
import { registrationPaths } from './paths.ts';
import { closedPage, closedWords, registerPage } from './register-page.ts';
import { findAccount } from './queries.ts';
import { registrationOpen } from './settings.ts';
import * as texts from './texts.ts';

export const registrationRoutes = (app: Routes): void => {
  mountRegister(app);
  mountConfirm(app);
  mountResend(app);
};

const mountRegister = (app: Routes) => {
  mount(app, registrationPaths.register, { access: 'anyone', query: nextQuery }, async ({ ctx, query }) => {
    if (isSignedIn(ctx.viewer)) return seeOther(safeRedirectPath(query.next));
    return (await readSetting(ctx, registrationOpen))
      ? registerPage(ctx, { next: query.next })
      : closedPage(ctx, 200);
  });

  mount(app, registrationPaths.registerSend, { access: 'anyone', body: registerBody }, async (call) => {
    const { ctx, body, request } = call;
    const next = safeRedirectPath(body.next);
    if (isSignedIn(ctx.viewer)) return seeOther(next);
    const { name = '', login = '', email = '', password = '' } = body;
    const agrees = isTicked(body.agrees);
    const outcome = await registerMember(ctx, {
      name,
      login,
      email,
      password,
      agreedVersion: agrees ? (body.terms ?? null) : null,
      agreedDocuments: agrees ? unpackVersions(body.documents) : [],
      next,
      ...originOf(request),
    });
    if (outcome.kind === 'sent') return goToSent(request);
    if (outcome.kind === 'closed') {
      const words = await closedWords(ctx);
      return fail(request, forbidden(words), () => closedPage(ctx, 403));
    }
    return fail(request, badInput(outcome.errors), () =>
      registerPage(ctx, { name, login, email, agrees, next }, outcome.errors),
    );
  });
};

const mountConfirm = (app: Routes) => {
  mount(app, registrationPaths.confirm, { access: 'anyone', params: tokenParams }, async ({ ctx, params }) =>
    loadConfirmPage(ctx, params.token),
  );

  const link = { whenRestricted: 'allow', params: tokenParams } as const;
  mount(
    app,
    registrationPaths.confirmSend,
    { access: 'anyone', ...link },
    async ({ ctx, params, request, reply }) => {
      const replaces = sessionTokenOf(ctx, request);
      const outcome = await confirmAddress(ctx, { ...params, replaces, ...originOf(request) });
      if (outcome.kind === 'over') {
        return fail(request, gone(texts.confirmOver), () => loadUnconfirmedPage(ctx, params.token));
      }
      const { name, next, session } = outcome;
      if (!session) return succeed(request, signInHref(next), texts.confirmedSignIn);
      setSessionCookie(ctx, reply, { ...session, stay: false });
      return succeed(request, next, await welcomeWords(ctx, name));
    },
  );
};

const mountResend = (app: Routes) => {
  mount(app, registrationPaths.sent, { access: 'anyone' }, async () => sentPage());

  mount(app, registrationPaths.resend, { access: 'anyone', query: nextQuery }, async ({ ctx, query }) =>
    loadResendPage(ctx, { next: query.next }),
  );

  mount(app, registrationPaths.resendSend, { access: 'anyone', body: resendBody }, async (call) => {
    const { ctx, body, request } = call;
    const next = safeRedirectPath(body.next);
    // The button on one's own pages asks for no address.
    const own = body.email === undefined && ctx.viewer.id ? await findAccount(ctx, ctx.viewer.id) : undefined;
    const { email = own?.email ?? '' } = body;
    if (!email.trim()) {
      return fail(request, badInput({ email: missing }), () =>
        loadResendPage(ctx, { email, next }, { email: missing }),
      );
    }
    await resendConfirmation(ctx, { email, next, ...originOf(request) });
    const back = body.next === undefined ? url(securityPaths.security) : next;
    return own ? succeed(request, back, texts.sentAgain) : goToSent(request);
  });
};

/** Leads to the same page whatever happened, without the address: whoever typed it knows it. */
const goToSent = (request: FastifyRequest) =>
  succeedWith(request, { msg: texts.sentIntro }, () => seeOther(url(registrationPaths.sent)));
