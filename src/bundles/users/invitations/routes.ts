// Serves invitations: the desk of those who invite, and the page behind a link. These are plain forms, which answer JSON to
// whoever asks for it. contract.md 18.12
import type { FastifyRequest } from 'fastify';
import { seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, conflict, gone } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { hasMailServer } from '#bundles/mail/public.ts';
import { isTicked, originOf } from '../form-call.ts';
import { ROLES } from '../members/rules.ts';
import { roleInvalid } from '../members/texts.ts';
import { tokenParams } from '../registration/input.ts';
import { sessionTokenOf, setSessionCookie } from '../session-cookie.ts';
import { unpackVersions } from '../terms/demands.ts';
import { loadInvitationPage, OVER, overPage } from './accept-page.ts';
import { acceptAsMember, acceptAsNew } from './accepting.ts';
import { inviteAgain, invitePeople, withdrawInvitation } from './commands.ts';
import type { MadeLink } from './commands.ts';
import { AcceptBody, AgainBody, InvitationParams, InvitationsQuery, InviteBody } from './input.ts';
import { loadInvitationsPage, loadLinksPage } from './invitations-page.ts';
import { linkOf } from './links.ts';
import { invitationPaths } from './paths.ts';
import * as texts from './texts.ts';

export const invitationRoutes = (app: Routes): void => {
  mountDesk(app);
  mountInvite(app);
  mountChanges(app);
  mountLink(app);
};

const desk = url(invitationPaths.desk);

const mountDesk = (app: Routes) => {
  mount(app, invitationPaths.desk, { access: 'admin', query: InvitationsQuery }, ({ ctx, query }) =>
    loadInvitationsPage(ctx, { state: query.zustand, before: query.vor }),
  );
};

const mountInvite = (app: Routes) => {
  mount(
    app,
    invitationPaths.invite,
    { access: 'admin', body: InviteBody },
    async ({ ctx, body, request }) => {
      const { people = '', place: locationPath = '', note = '' } = body;
      const role = ROLES.find((known) => known === body.role);
      const outcome = role
        ? await invitePeople(ctx, { people, role, locationPath, note })
        : { kind: 'invalid' as const, errors: { role: roleInvalid } };
      if (outcome.kind === 'invalid') {
        const { errors } = outcome;
        return fail(request, badInput(errors), () => loadInvitationsPage(ctx, { typed: body, errors }));
      }
      const { links, known } = outcome;
      if (links.length === 0)
        return fail(request, conflict(texts.allInvited), () =>
          seeOther(desk, flash('warning', texts.allInvited)),
        );
      if (!(await hasMailServer(ctx))) return answerLinks(ctx, request, links, known);
      const said = [texts.invited(links.length), ...(known.length > 0 ? [texts.alreadyInvited(known)] : [])];
      return succeed(request, desk, said.join(' '));
    },
  );
};

const mountChanges = (app: Routes) => {
  const params = InvitationParams;
  mount(app, invitationPaths.again, { access: 'admin', params, body: AgainBody }, async (call) => {
    const { ctx, params, body = {}, request } = call;
    const isMailed = body.act !== 'link' && (await hasMailServer(ctx));
    const outcome = await inviteAgain(ctx, params.invitationId, { isMailed });
    if (outcome.kind === 'refused') return refuse(request, outcome.text);
    if (!isMailed) return answerLinks(ctx, request, [outcome.link]);
    return succeed(request, desk, texts.sentAgain);
  });

  mount(app, invitationPaths.withdraw, { access: 'admin', params }, async ({ ctx, params, request }) => {
    const outcome = await withdrawInvitation(ctx, params.invitationId);
    return outcome.kind === 'refused'
      ? refuse(request, outcome.text)
      : succeed(request, desk, texts.withdrawn);
  });
};

const mountLink = (app: Routes) => {
  const params = tokenParams;
  mount(app, invitationPaths.open, { access: 'anyone', params }, ({ ctx, params }) =>
    loadInvitationPage(ctx, params.token),
  );

  mount(app, invitationPaths.acceptSend, { access: 'anyone', params, body: AcceptBody }, async (call) => {
    const { ctx, params, body, request, reply } = call;
    const back = url(invitationPaths.open, params);
    if (isSignedIn(ctx.viewer)) return seeOther(back);
    const { name = '', login = '', password = '' } = body;
    const agrees = isTicked(body.agrees);
    const outcome = await acceptAsNew(ctx, {
      ...params,
      name,
      login,
      password,
      agreedVersion: agrees ? (body.terms ?? null) : null,
      agreedDocuments: agrees ? unpackVersions(body.documents) : [],
      replaces: sessionTokenOf(ctx, request),
      ...originOf(request),
    });
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () =>
        loadInvitationPage(ctx, params.token, { name, login, agrees }, errors),
      );
    }
    if (outcome.kind === 'hasAccount')
      return fail(request, conflict(texts.signInFirst), () => seeOther(back));
    if (outcome.kind !== 'accepted')
      return fail(request, gone(OVER[outcome.kind]), () => overPage(outcome.kind));
    setSessionCookie(ctx, reply, { ...outcome.session, stay: false });
    return succeed(request, '/', texts.accepted(outcome.role));
  });

  mount(app, invitationPaths.acceptAsMember, { access: 'signed-in', params }, async (call) => {
    const { ctx, params, request } = call;
    const outcome = await acceptAsMember(ctx, { ...params, ...originOf(request) });
    if (outcome.kind === 'accepted') return succeed(request, '/', texts.accepted(outcome.role));
    if (outcome.kind === 'hasAccount') {
      const refusal = texts.otherAccount(ctx.viewer.name);
      return fail(request, conflict(refusal), () => seeOther(url(invitationPaths.open, params)));
    }
    return fail(request, gone(OVER[outcome.kind]), () => overPage(outcome.kind));
  });
};

/** They are told once, here: the page itself is the answer. */
const answerLinks = (
  ctx: Ctx,
  request: FastifyRequest,
  links: readonly MadeLink[],
  known: readonly string[] = [],
) => {
  const told = links.map(({ email, token }) => ({ email, href: linkOf(ctx, token) }));
  return succeedWith(request, { msg: texts.made(links.length), links: told }, () =>
    loadLinksPage(ctx, links, known),
  );
};

const refuse = (request: FastifyRequest, text: string) =>
  fail(request, conflict(text), () => seeOther(desk, flash('warning', text)));
