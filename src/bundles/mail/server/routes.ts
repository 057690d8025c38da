// This is the page on which administrators choose the mail server and try it.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { badInput, conflict, forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { outboxHeading } from '../texts.ts';
import { ServerBody } from '../input.ts';
import { mailPaths } from '../paths.ts';
import { mayReadOutbox } from '../policy.ts';
import { forgetMailServer, saveMailServer, takeBackMailServer } from './commands.ts';
import { noteOnServer, serverFields } from './fields.ts';
import { findServerRows, isThere, stampOf } from './queries.ts';
import { tryServer } from './setup-step.ts';
import * as texts from './texts.ts';
import type { TypedServer } from './typed-server.ts';
import { ServerPage } from './ui/ServerPage.tsx';
import type { ServerPageView } from './views.ts';

const access = 'admin';

export const serverRoutes = (app: Routes): void => {
  mount(app, mailPaths.server, { access }, ({ ctx }) => loadServerPage(ctx));

  mount(app, mailPaths.saveServer, { access, body: ServerBody }, async ({ ctx, body, request }) => {
    const { act, seen = '', ...typed } = body;
    if (act === 'forget') {
      await forgetMailServer(ctx);
      return succeed(request, url(mailPaths.server), texts.forgotten);
    }
    if (act === 'take-back') {
      const outcome = await takeBackMailServer(ctx, seen);
      if (outcome.kind === 'saved') return succeed(request, url(mailPaths.server), texts.takenBack);
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadServerPage(ctx, { refusal }));
    }
    const outcome = await saveMailServer(ctx, typed, seen);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadServerPage(ctx, { typed, errors, seen }));
    }
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadServerPage(ctx, { typed, refusal }));
    }
    if (act !== 'test') return succeed(request, url(mailPaths.server), texts.saved);
    const tried = await tryServer(ctx);
    if (tried.kind === 'saved') return succeed(request, url(mailPaths.server), tried.text);
    const refusal = tried.text;
    return fail(request, conflict(refusal), () => loadServerPage(ctx, { typed, refusal }));
  });
};

interface Refused {
  /** What was typed; without it what is kept stands in the form. */
  readonly typed?: TypedServer;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
  /** The stamp of what the form showed; what somebody else changed is seen by whoever was told of it. */
  readonly seen?: string;
}

/** Throws 403 for everybody but administrators of the whole portal. */
const loadServerPage = async (ctx: Ctx, refused?: Refused): Promise<PageAnswer> => {
  if (!mayReadOutbox(ctx.viewer)) throw forbidden();
  const [desk, fields, note, rows] = await Promise.all([
    loadDesk(ctx, url(mailPaths.server)),
    serverFields(ctx, refused?.typed),
    noteOnServer(ctx),
    findServerRows(ctx),
  ]);
  const view: ServerPageView = {
    outbox: { name: outboxHeading, href: url(mailPaths.outbox, {}) },
    action: url(mailPaths.saveServer),
    note,
    fields,
    errors: { ...refused?.errors },
    refusal: refused?.refusal ?? null,
    seen: refused?.seen || stampOf(rows.now),
    canForget: rows.now !== undefined && isThere(rows.now),
    canTakeBack: rows.before !== undefined,
  };
  const status = refused && (refused.errors ? 422 : 409);
  return page(ServerPage, view, {
    head: { title: texts.title, robots: 'noindex', desk },
    ...(status && { status }),
  });
};
