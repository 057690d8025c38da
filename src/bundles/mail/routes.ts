// Serves the outbox: its list, one mail, and sending one again.
import { seeOther } from '#kernel/answers.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { resendMail } from './commands.ts';
import { MailParams, OutboxParams, OutboxQuery } from './input.ts';
import { loadMailPage } from './mail-page.ts';
import { loadOutboxPage } from './outbox-page.ts';
import { mailPaths } from './paths.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  const listing = { params: OutboxParams, query: OutboxQuery };
  mount(app, mailPaths.outbox, { access: 'admin', ...listing }, async ({ ctx, params, query }) =>
    loadOutboxPage(ctx, {
      page: Number(params.page ?? 1),
      state: query.zustand || undefined,
      recipient: query.an?.trim(),
    }),
  );

  mount(app, mailPaths.mail, { access: 'admin', params: MailParams }, async ({ ctx, params }) =>
    loadMailPage(ctx, params.id),
  );

  mount(app, mailPaths.resend, { access: 'admin', params: MailParams }, async ({ ctx, params: { id } }) => {
    const outcome = await resendMail(ctx, id);
    const message =
      outcome.kind === 'queued' ? flash('success', texts.resent) : flash('warning', outcome.text);
    return seeOther(url(mailPaths.mail, { id }), message);
  });
};
