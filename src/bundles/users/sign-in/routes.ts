// Serves signing in by plain forms, which answer JSON to whoever asks for it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AlreadySent, seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, tooMany } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { fail, responseFormatOf, succeed } from '#kernel/reply.ts';
import { isTicked, originOf } from '../form-call.ts';
import { currentSuspension, suspensionText } from '../members/suspension.ts';
import { signInHref, userPaths } from '../paths.ts';
import { confirmFirst } from '../registration/texts.ts';
import { sessionTokenOf, setSessionCookie } from '../session-cookie.ts';
import { signInPage } from '../sign-in-page.ts';
import { askPasskey, askSecondPasskey, confirmSignIn, signIn, signInByPasskey } from './commands.ts';
import type { Caller, EntryOutcome } from './commands.ts';
import { confirmSignInPage } from './confirm-sign-in-page.ts';
import { confirmBody, passkeyBody, signInBody, signInQuery } from './input.ts';
import { deviceCookieOf, setDeviceCookie } from './known-device.ts';
import { signInPaths } from './paths.ts';
import { clearPendingCookie, pendingTokenOf, setPendingCookie } from './pending.ts';
import * as texts from './texts.ts';

/** Also of those who are suspended or owe agreement: it changes nothing but who they are. */
const whenRestricted = 'allow';

export const signInRoutes = (app: Routes): void => {
  mountPassword(app);
  mountSecondFactor(app);
  mountPasskey(app);
};

const mountPassword = (app: Routes) => {
  mount(app, userPaths.signIn, { access: 'anyone', query: signInQuery }, async ({ ctx, query }) =>
    isSignedIn(ctx.viewer) ? seeOther(safeRedirectPath(query.next)) : signInPage(ctx, { next: query.next }),
  );

  mount(app, userPaths.signInSend, { access: 'anyone', whenRestricted, body: signInBody }, async (call) => {
    const { ctx, body, request, reply } = call;
    const { login = '', password = '', next } = body;
    const typed = { login, next, stay: isTicked(body.stay) };
    const outcome = await signIn(ctx, { ...typed, password, ...callerOf(ctx, request) });
    if (outcome.kind === 'signedIn') return letIn(call, outcome, next);
    if (outcome.kind === 'secondFactor') {
      setPendingCookie(ctx, reply, outcome.token);
      if (responseFormatOf(request) === 'json') return askForFactor(reply);
      return seeOther(url(signInPaths.confirm, {}, { next }));
    }
    const { error, status } = refuse(outcome, request, reply);
    return signInPage(ctx, { ...typed, error, status });
  });
};

const mountSecondFactor = (app: Routes) => {
  mount(app, signInPaths.confirm, { access: 'anyone', query: signInQuery }, async (call) => {
    const { ctx, query, request } = call;
    if (isSignedIn(ctx.viewer)) return seeOther(safeRedirectPath(query.next));
    const token = pendingTokenOf(ctx, request);
    return (await confirmSignInPage(ctx, { token, next: query.next })) ?? fromTheStart(query.next);
  });

  mount(
    app,
    signInPaths.confirmSend,
    { access: 'anyone', whenRestricted, body: confirmBody },
    async (call) => {
      const { ctx, body, request, reply } = call;
      const { code = '', answer, next } = body;
      const token = pendingTokenOf(ctx, request);
      const given = answer ? ({ kind: 'passkey', answer } as const) : ({ kind: 'code', code } as const);
      const outcome = await confirmSignIn(ctx, token, given, callerOf(ctx, request));
      if (outcome.kind === 'signedIn') return letIn(call, outcome, next);
      if (outcome.kind === 'over') {
        return fail(request, new HttpError(401, texts.confirmOver), () => fromTheStart(next));
      }
      const { error, status } = refuse(outcome, request, reply);
      return (await confirmSignInPage(ctx, { token, next, error, status })) ?? fromTheStart(next);
    },
  );

  const asks = { whenRestricted, respondsWith: 'json' } as const;
  mount(app, signInPaths.confirmQuestion, { access: 'anyone', ...asks }, async ({ ctx, request }) => {
    const question = await askSecondPasskey(ctx, pendingTokenOf(ctx, request), originOf(request).address);
    if (!question) throw new HttpError(401, texts.confirmOver);
    return question;
  });
};

const mountPasskey = (app: Routes) => {
  const asks = { whenRestricted, respondsWith: 'json' } as const;
  mount(app, signInPaths.passkeyQuestion, { access: 'anyone', ...asks }, ({ ctx, request }) =>
    askPasskey(ctx, originOf(request).address),
  );

  mount(app, signInPaths.passkey, { access: 'anyone', whenRestricted, body: passkeyBody }, async (call) => {
    const { ctx, body, request, reply } = call;
    const { answer = '', next } = body;
    const stay = isTicked(body.stay);
    const outcome = await signInByPasskey(ctx, { answer, stay }, callerOf(ctx, request));
    if (outcome.kind === 'signedIn') return letIn(call, outcome, next);
    const { error, status } = refuse(outcome, request, reply);
    return signInPage(ctx, { stay, next, error, status });
  });
};

interface EntryCall {
  readonly ctx: Ctx;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sets the cookies, greets, and tells those who are suspended why and until when. */
const letIn = (
  { ctx, request, reply }: EntryCall,
  { who, isLasting, ...session }: EntryOutcome & { kind: 'signedIn' },
  next: string | undefined,
) => {
  setSessionCookie(ctx, reply, { ...session, stay: isLasting });
  setDeviceCookie(ctx, { request, reply }, who.id);
  if (pendingTokenOf(ctx, request)) clearPendingCookie(ctx, reply);
  const suspension = currentSuspension(who, ctx.now);
  const notes = [
    ...(who.confirmedAt ? [] : [flash('warning', confirmFirst, { fade: 0 })]),
    ...(suspension ? [flash('warning', suspensionText(suspension), { fade: 0 })] : []),
  ];
  return succeed(request, safeRedirectPath(next), texts.welcomeBack(who.name), ...notes);
};

/** This is not an error like others: whoever asked by program has to know what to do next. */
const askForFactor = (reply: FastifyReply) => {
  const body = { status: 'error', msg: texts.secondFactorAsked, secondFactor: true };
  void reply.code(401).header('cache-control', 'no-store').send(body);
  return new AlreadySent();
};

type Refused = Exclude<EntryOutcome, { kind: 'signedIn' }>;

/** Returns what the form says above itself, and with which status; who asks for JSON gets it as an error. */
const refuse = (outcome: Refused, request: FastifyRequest, reply: FastifyReply) => {
  if (outcome.kind === 'refused') {
    return fail(request, new HttpError(422, outcome.text), () => ({ error: outcome.text, status: 422 }));
  }
  const error = texts.mustWait(outcome.seconds);
  return fail(request, tooMany(outcome.seconds, error), () => {
    reply.header('retry-after', outcome.seconds);
    return { error, status: 429 };
  });
};

const fromTheStart = (next: string | undefined) =>
  seeOther(signInHref(safeRedirectPath(next)), flash('warning', texts.confirmOver));

const callerOf = (ctx: Ctx, request: FastifyRequest): Caller => ({
  ...originOf(request),
  deviceCookie: deviceCookieOf(ctx, request),
  replaces: sessionTokenOf(ctx, request),
});
