// Loads one's own page of how one signs in, all of it.
import { agoOf, dayText, momentOf } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unauthorised } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { emailPaths, registrationPaths } from '../registration/paths.ts';
import { hashSessionToken } from '../sessions.ts';
import { findDemandingRoles, isDemanded } from './demand.ts';
import { securityPaths } from './paths.ts';
import { findAccount, findApp, listPasskeys, listSessions } from './queries.ts';
import { countCodes } from './recovery-codes.ts';
import { deviceInWords } from './rules.ts';
import { securityTitle } from './texts.ts';
import { SecurityPage } from './ui/SecurityPage.tsx';
import type { FactorsView, SecurityPageView, SessionView } from './views.ts';

export const securityPage = async (ctx: Ctx, token: string | undefined): Promise<PageAnswer> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) throw unauthorised();
  const [shell, account, factors, sessions] = await Promise.all([
    loadAccountShell(ctx, url(securityPaths.security)),
    findAccount(ctx, viewer.id),
    loadFactors(ctx, viewer.id),
    loadSessions(ctx, viewer.id, token),
  ]);
  if (!account) throw unauthorised();
  const view: SecurityPageView = {
    shell,
    unconfirmed:
      account.confirmedAt || viewer.isSuspended ? null : { action: url(registrationPaths.resendSend) },
    login: account.login,
    email: account.email,
    emailHref: url(emailPaths.change),
    passwordHref: url(securityPaths.password),
    factors,
    sessions,
    endOthersAction: sessions.some(({ isCurrent }) => !isCurrent) ? url(securityPaths.endOthers) : null,
  };
  return page(SecurityPage, view, { head: { title: securityTitle, robots: 'noindex' } });
};

const loadFactors = async (ctx: Ctx, userId: number): Promise<FactorsView> => {
  const [demanding, app, passkeys, codesLeft] = await Promise.all([
    findDemandingRoles(ctx),
    findApp(ctx, userId),
    listPasskeys(ctx, userId),
    countCodes(ctx, userId),
  ]);
  return {
    isOn: app !== undefined || passkeys.length > 0,
    isDemanded: ctx.viewer.owesFactor || isDemanded(ctx.viewer.roles, demanding),
    mayAdd: ctx.viewer.isConfirmed,
    appSince: app ? dayText(app.createdAt) : null,
    appHref: url(securityPaths.app),
    appRemoveAction: url(securityPaths.appRemove),
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      addedOn: dayText(createdAt),
      used: usedAt && agoOf(usedAt, ctx.now),
      removeAction: url(securityPaths.passkeyRemove, { id }),
    })),
    passkeyHref: url(securityPaths.passkey),
    codesLeft,
    codesAction: url(securityPaths.codes),
  };
};

/** Loads the sessions; the one that is asking stands first. */
const loadSessions = async (ctx: Ctx, userId: number, token = ''): Promise<SessionView[]> => {
  const current = hashSessionToken(token);
  const views = (await listSessions(ctx, userId)).map((session) => ({
    id: session.id,
    device: deviceInWords(session.userAgent),
    since: momentOf(session.createdAt),
    seen: agoOf(session.seenAt, ctx.now),
    isCurrent: session.tokenHash.equals(current),
    isLasting: session.isLasting,
    endAction: url(securityPaths.endSession, { id: session.id }),
  }));
  return views.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};
