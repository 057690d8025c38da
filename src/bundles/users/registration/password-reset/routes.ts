// Forgotten passwords. Plain forms, which answer JSON to whoever asks for it.
import { seeOther } from '#kernel/answers.ts';
import { badInput, gone } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, responseFormatOf, succeed } from '#kernel/reply.ts';
import { originOf } from '../../form-call.ts';
import { signInHref } from '../../paths.ts';
import { clearSessionCookie } from '../../session-cookie.ts';
import { missing } from '../../texts.ts';
import { forgottenBody, resetBody, tokenParams } from '../input.ts';
import { passwordPaths } from '../paths.ts';
import { askForReset, resetPassword } from './commands.ts';
import { forgottenPage, loadResetPage, resetOverPage, sentPage } from './reset-page.ts';
import * as texts from './texts.ts';

export const passwordResetRoutes = (app: Routes): void => {
  mountForgotten(app);
  mountReset(app);
};

const mountForgotten = (app: Routes) => {
  mount(app, passwordPaths.forgotten, { access: 'anyone' }, async () => forgottenPage());

  mount(app, passwordPaths.sent, { access: 'anyone' }, async () => sentPage());

  const form = { whenRestricted: 'allow', body: forgottenBody } as const;
  mount(app, passwordPaths.forgottenSend, { access: 'anyone', ...form }, async ({ ctx, body, request }) => {
    const { login = '' } = body;
    if (!login.trim()) {
      return fail(request, badInput({ login: missing }), () => forgottenPage(login, { login: missing }));
    }
    await askForReset(ctx, { login, ...originOf(request) });
    return responseFormatOf(request) === 'json'
      ? { status: 'success', msg: texts.sentIntro }
      : seeOther(url(passwordPaths.sent));
  });
};

const mountReset = (app: Routes) => {
  mount(app, passwordPaths.reset, { access: 'anyone', params: tokenParams }, async ({ ctx, params }) =>
    loadResetPage(ctx, params.token),
  );

  const link = { whenRestricted: 'allow', params: tokenParams, body: resetBody } as const;
  mount(
    app,
    passwordPaths.resetSend,
    { access: 'anyone', ...link },
    async ({ ctx, params, body, request, reply }) => {
      const { password = '' } = body;
      const outcome = await resetPassword(ctx, { ...params, password, ...originOf(request) });
      if (outcome.kind === 'over') {
        return fail(request, gone(texts.resetOver), () => resetOverPage());
      }
      if (outcome.kind === 'invalid') {
        return fail(request, badInput(outcome.errors), () =>
          loadResetPage(ctx, params.token, outcome.errors),
        );
      }
      clearSessionCookie(ctx, reply);
      return succeed(request, signInHref('/'), texts.resetDone);
    },
  );
};
