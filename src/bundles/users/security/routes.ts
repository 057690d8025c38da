// Serves one's own pages of signing in: plain forms, which answer JSON to whoever asks for it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, badInput, forbidden, tooMany, unauthorised } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { originOf } from '../form-call.ts';
import { mayAddFactor } from '../policy.ts';
import { clearSessionCookie, sessionTokenOf } from '../session-cookie.ts';
import { mustWait } from '../sign-in/texts.ts';
import * as commands from './commands.ts';
import type { AddOutcome, OwnCall, RemoveOutcome } from './commands.ts';
import { loadDemandPage } from './demand-page.ts';
import { appPage, codesPage, passkeyPage, passwordPage, proofPage, proofTarget } from './form-page.ts';
import type { Problem } from './form-page.ts';
import { ItemParams, appBody, passkeyBody, passwordBody, proofBody, proofQuery } from './input.ts';
import { securityPaths } from './paths.ts';
import { isProven } from './proof.ts';
import { findApp } from './queries.ts';
import { securityPage } from './security-page.ts';
import * as texts from './texts.ts';

const access = 'signed-in';
/** Who is suspended can shut out whoever has stolen their password, as they can sign out. docs/decisions/0023 */
const whenRestricted = 'allow';
const home = url(securityPaths.security);

export const securityRoutes = (app: Routes): void => {
  mount(app, securityPaths.security, { access }, ({ ctx, request }) =>
    securityPage(ctx, sessionTokenOf(ctx, request)),
  );
  mount(app, securityPaths.demand, { access, query: proofQuery }, ({ ctx, query }) =>
    loadDemandPage(ctx, query.next),
  );
  mountSessions(app);
  mountPassword(app);
  mountProof(app);
  mountApp(app);
  mountPasskeys(app);
};

const mountSessions = (app: Routes) => {
  mount(app, securityPaths.endSession, { access, whenRestricted, params: ItemParams }, async (call) => {
    const { ctx, params, request, reply } = call;
    const wasThisOne = await commands.endOwnSession(ctx, params.id, tokenOf(ctx, request));
    if (!wasThisOne) return succeed(request, home, texts.sessionEnded);
    clearSessionCookie(ctx, reply);
    return succeed(request, '/', texts.signedOut);
  });

  mount(app, securityPaths.endOthers, { access, whenRestricted }, async ({ ctx, request }) => {
    await commands.endOtherSessions(ctx, tokenOf(ctx, request));
    return succeed(request, home, texts.othersEnded);
  });
};

const mountPassword = (app: Routes) => {
  mount(app, securityPaths.password, { access }, ({ ctx }) => passwordPage(ctx));

  mount(app, securityPaths.passwordSend, { access, whenRestricted, body: passwordBody }, async (call) => {
    const { ctx, body, request } = call;
    const { current = '', password = '' } = body;
    const outcome = await commands.changePassword(ctx, { current, password }, ownCall(ctx, request));
    if (outcome.kind === 'changed') return succeed(request, home, texts.passwordChanged);
    if (outcome.kind === 'mustWait') return passwordPage(ctx, waiting(call, outcome.seconds));
    return fail(request, badInput(outcome.errors), () => passwordPage(ctx, { errors: outcome.errors }));
  });
};

const mountProof = (app: Routes) => {
  mount(app, securityPaths.proof, { access, query: proofQuery }, ({ ctx, query }) =>
    proofPage(ctx, query.next),
  );

  mount(app, securityPaths.proofSend, { access, whenRestricted, body: proofBody }, async (call) => {
    const { ctx, body, request } = call;
    const { password = '', next } = body;
    const outcome = await commands.proveOneself(ctx, password, ownCall(ctx, request));
    if (outcome.kind === 'proven') return succeed(request, proofTarget(next), texts.proven);
    if (outcome.kind === 'mustWait') return proofPage(ctx, next, waiting(call, outcome.seconds));
    return fail(request, badInput(outcome.errors), () => proofPage(ctx, next, { errors: outcome.errors }));
  });
};

const mountApp = (app: Routes) => {
  mount(app, securityPaths.app, { access }, async ({ ctx, request }) => {
    if (!mayAddFactor(ctx.viewer)) return seeOther(home, flash('warning', texts.confirmFirst));
    if (!(await isProven(ctx, sessionTokenOf(ctx, request)))) return toProof(url(securityPaths.app));
    const isThere = isSignedIn(ctx.viewer) && (await findApp(ctx, ctx.viewer.id));
    return isThere ? seeOther(home) : appPage(ctx);
  });

  mount(
    app,
    securityPaths.appSend,
    { access, whenRestricted, body: appBody },
    async ({ ctx, body, request }) => {
      const { sealed = '', code = '' } = body;
      const outcome = await commands.addApp(ctx, tokenOf(ctx, request), { sealed, code });
      if (outcome.kind === 'refused') {
        return fail(request, badInput({ code: outcome.text }), () =>
          appPage(ctx, sealed, { errors: { code: outcome.text } }),
        );
      }
      return answerAdded(ctx, request, outcome, texts.appAdded);
    },
  );

  mount(app, securityPaths.appRemove, { access, whenRestricted }, async ({ ctx, request }) =>
    answerRemoved(request, await commands.removeApp(ctx, tokenOf(ctx, request)), texts.appRemoved),
  );

  mount(app, securityPaths.codes, { access, whenRestricted }, async ({ ctx, request }) => {
    const outcome = await commands.renewRecoveryCodes(ctx, tokenOf(ctx, request));
    if (outcome.kind !== 'refused') return answerAdded(ctx, request, outcome, texts.codesTitle);
    return fail(request, new HttpError(409, outcome.text), () =>
      seeOther(home, flash('warning', outcome.text)),
    );
  });
};

const mountPasskeys = (app: Routes) => {
  mount(app, securityPaths.passkey, { access }, async ({ ctx, request }) => {
    if (!mayAddFactor(ctx.viewer)) return seeOther(home, flash('warning', texts.confirmFirst));
    return (await isProven(ctx, sessionTokenOf(ctx, request)))
      ? passkeyPage(ctx, originOf(request))
      : toProof(url(securityPaths.passkey));
  });

  mount(
    app,
    securityPaths.passkeyQuestion,
    { access, whenRestricted, respondsWith: 'json' },
    async ({ ctx, request }) => {
      const outcome = await commands.askNewPasskey(ctx, tokenOf(ctx, request));
      if (outcome.kind === 'proofNeeded') throw forbidden(texts.proofNeeded);
      return outcome.question;
    },
  );

  mount(
    app,
    securityPaths.passkeySend,
    { access, whenRestricted, body: passkeyBody },
    async ({ ctx, body, request }) => {
      const { name = '', answer = '' } = body;
      const outcome = await commands.addPasskey(ctx, tokenOf(ctx, request), { name, answer });
      if (outcome.kind === 'refused') {
        return fail(request, new HttpError(422, outcome.text), () =>
          passkeyPage(ctx, { ...originOf(request), name }, { error: outcome.text }),
        );
      }
      return answerAdded(ctx, request, outcome, texts.passkeyAdded);
    },
  );

  mount(app, securityPaths.passkeyRemove, { access, whenRestricted, params: ItemParams }, async (call) => {
    const { ctx, params, request } = call;
    const outcome = await commands.removePasskey(ctx, tokenOf(ctx, request), params.id);
    return answerRemoved(request, outcome, texts.passkeyRemoved);
  });
};

/** Answers with codes, where they are told: the page itself is the answer. */
const answerAdded = (
  ctx: Ctx,
  request: FastifyRequest,
  outcome: Exclude<AddOutcome, Refused>,
  msg: string,
) => {
  if (outcome.kind === 'proofNeeded') return askForProof(request);
  const { codes } = outcome;
  if (codes === null) return succeed(request, home, msg);
  return succeedWith(request, { msg, codes }, () => codesPage(ctx, codes));
};

const answerRemoved = (request: FastifyRequest, outcome: RemoveOutcome, msg: string) =>
  outcome.kind === 'proofNeeded' ? askForProof(request) : succeed(request, home, msg);

const askForProof = (request: FastifyRequest) => {
  return fail(request, forbidden(texts.proofNeeded), () => toProof(home));
};

const toProof = (next: string) => seeOther(url(securityPaths.proof, {}, { next }));

interface FormCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Shows the form again with how long to wait; who asks for JSON gets it as an error. */
const waiting = ({ request, reply }: FormCall, seconds: number): Problem => {
  const error = mustWait(seconds);
  return fail(request, tooMany(seconds, error), () => {
    reply.header('retry-after', seconds);
    return { error, status: 429 };
  });
};

const ownCall = (ctx: Ctx, request: FastifyRequest): OwnCall => ({
  token: tokenOf(ctx, request),
  address: originOf(request).address,
});

const tokenOf = (ctx: Ctx, request: FastifyRequest): string => {
  const token = sessionTokenOf(ctx, request);
  if (!token) throw unauthorised();
  return token;
};
