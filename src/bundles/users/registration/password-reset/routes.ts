// Serves forgotten passwords. These are plain forms, which answer JSON to whoever asks for it.
import { seeOther } from '#kernel/answers.ts';
import { badInput, gone, tooMany } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { originOf } from '../../form-call.ts';
import { signInHref } from '../../paths.ts';
import { clearSessionCookie } from '../../session-cookie.ts';
import { mustWait } from '../../sign-in/texts.ts';
import { missing } from '../../texts.ts';
import { forgottenBody, resetBody, tokenParams } from '../input.ts';
import { passwordPaths } from '../paths.ts';
import { askForReset, askResetPasskey, resetPassword } from './commands.ts';
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
    return succeedWith(request, { msg: texts.sentIntro }, () => seeOther(url(passwordPaths.sent)));
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
      const { password = '', code = '', answer } = body;
      const given = answer ? ({ kind: 'passkey', answer } as const) : ({ kind: 'code', code } as const);
      const factor = answer || code.trim() ? given : undefined;
      const outcome = await resetPassword(ctx, { ...params, password, factor, ...originOf(request) });
      if (outcome.kind === 'mustWait') {
        const error = mustWait(outcome.seconds);
        return fail(request, tooMany(outcome.seconds, error), () => {
          reply.header('retry-after', outcome.seconds);
          return loadResetPage(ctx, params.token, { code: error }, 429);
        });
      }
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

  const asks = { whenRestricted: 'allow', params: tokenParams, respondsWith: 'json' } as const;
  mount(app, passwordPaths.resetQuestion, { access: 'anyone', ...asks }, async ({ ctx, params, request }) => {
    const question = await askResetPasskey(ctx, { ...params, ...originOf(request) });
    if (!question) throw gone(texts.resetOver);
    return question;
  });
};
