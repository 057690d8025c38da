// Serves changing the e-mail address. These are plain forms, which answer JSON to whoever asks for it; links work in whatever
// browser opens them.
import { badInput, gone } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { originOf } from '../../form-call.ts';
import { clearSessionCookie } from '../../session-cookie.ts';
import { emailBody, tokenParams } from '../input.ts';
import { emailPaths, passwordPaths } from '../paths.ts';
import { askForEmail, confirmEmail, undoEmail } from './commands.ts';
import { confirmOverPage, loadConfirmPage, loadEmailPage, loadUndoPage, undoOverPage } from './email-page.ts';
import * as texts from './texts.ts';

export const emailChangeRoutes = (app: Routes): void => {
  mountChange(app);
  mountConfirm(app);
  mountUndo(app);
};

const mountChange = (app: Routes) => {
  mount(app, emailPaths.change, { access: 'signed-in' }, async ({ ctx }) => loadEmailPage(ctx));

  mount(app, emailPaths.changeSend, { access: 'signed-in', body: emailBody }, async (call) => {
    const { ctx, body, request } = call;
    const { email = '', password = '' } = body;
    const outcome = await askForEmail(ctx, { email, password });
    if (outcome.kind === 'sent') return succeed(request, url(emailPaths.change), texts.asked(outcome.email));
    return fail(request, badInput(outcome.errors), () => loadEmailPage(ctx, email, outcome.errors));
  });
};

const mountConfirm = (app: Routes) => {
  mount(app, emailPaths.confirm, { access: 'anyone', params: tokenParams }, async ({ ctx, params }) =>
    loadConfirmPage(ctx, params.token),
  );

  const link = { whenRestricted: 'allow', params: tokenParams } as const;
  mount(app, emailPaths.confirmSend, { access: 'anyone', ...link }, async ({ ctx, params, request }) => {
    const outcome = await confirmEmail(ctx, { ...params, ...originOf(request) });
    if (outcome.kind === 'changed') return succeed(request, url(emailPaths.change), texts.confirmed);
    return fail(request, gone(texts.confirmOver), () => confirmOverPage());
  });
};

const mountUndo = (app: Routes) => {
  mount(app, emailPaths.undo, { access: 'anyone', params: tokenParams }, async ({ ctx, params }) =>
    loadUndoPage(ctx, params.token),
  );

  const link = { whenRestricted: 'allow', params: tokenParams } as const;
  mount(app, emailPaths.undoSend, { access: 'anyone', ...link }, async ({ ctx, params, request, reply }) => {
    const outcome = await undoEmail(ctx, { ...params, ...originOf(request) });
    if (outcome.kind === 'over') {
      return fail(request, gone(texts.undoOver), () => undoOverPage());
    }
    clearSessionCookie(ctx, reply);
    return succeed(request, url(passwordPaths.reset, { token: outcome.reset }), texts.undone);
  });
};
