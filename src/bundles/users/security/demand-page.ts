// Says where somebody is led whose role demands a second factor, until they have one; and what stands about it on their page.
import { createElement } from 'react';
import { page, seeOther } from '#kernel/answers.ts';
import type { Answer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import type { PersonPanel, PersonShown } from '#kernel/person-panels.ts';
import { factorRemovalPaths } from '../factor-removal/paths.ts';
import { mayRemoveFactorsOf } from '../factor-removal/policy.ts';
import { mayAdministerMembers } from '../members/policy.ts';
import { findMember } from '../members/queries.ts';
import { userPaths } from '../paths.ts';
import { termsPaths } from '../terms/paths.ts';
import { findDemandingRoles, isDemanded } from './demand.ts';
import { securityPaths } from './paths.ts';
import { findFactors, isOn } from './second-factor.ts';
import * as texts from './texts.ts';
import { DemandPage } from './ui/DemandPage.tsx';
import { FactorPanel } from './ui/FactorPanel.tsx';
import type { DemandPageView } from './views.ts';

/**
 * The paths that are open also to those who owe a factor: all of their own security, the terms, pages about the portal, their
 * data.
 */
const OPEN_PATHS: readonly string[] = [
  securityPaths.security.template,
  userPaths.privacy.template,
  termsPaths.valid.template,
  '/p',
];

/** Who can't set one up, since they are suspended or unconfirmed, isn't led there: their roles rest all the same. */
export const factorDetour = ({ viewer }: Ctx, path: string, pathAndQuery: string): string | undefined => {
  if (!viewer.owesFactor || viewer.isSuspended || !viewer.isConfirmed) return undefined;
  const isOpen = OPEN_PATHS.some((open) => path === open || path.startsWith(`${open}/`));
  return isOpen ? undefined : url(securityPaths.demand, {}, { next: safeRedirectPath(pathAndQuery) });
};

/** Leads on whoever owes none. */
export const loadDemandPage = async ({ viewer }: Ctx, asked: string | undefined): Promise<Answer> => {
  if (!viewer.owesFactor) return seeOther(safeRedirectPath(asked));
  const view: DemandPageView = {
    appHref: url(securityPaths.app),
    passkeyHref: url(securityPaths.passkey),
    securityHref: url(securityPaths.security),
    signOutAction: url(userPaths.signOut),
  };
  return page(DemandPage, view, { head: { title: texts.demandTitle, robots: 'noindex' } });
};

const PANEL_ORDER = 40;

/** Loads the panel for administrators, on the page of a person. */
export const factorPanel = async (
  ctx: Ctx,
  { userId: id, typed, errors }: PersonShown,
): Promise<PersonPanel | undefined> => {
  if (!mayAdministerMembers(ctx.viewer)) return undefined;
  const [member, factors, demanding] = await Promise.all([
    findMember(ctx, id),
    findFactors(ctx, id),
    findDemandingRoles(ctx),
  ]);
  if (!member) return undefined;
  const lines = [
    texts.factorsOf(factors),
    ...(isDemanded(member.roles, demanding) ? [isOn(factors) ? texts.panelDemanded : texts.panelOwed] : []),
  ];
  const removal =
    isOn(factors) && mayRemoveFactorsOf(ctx.viewer, id)
      ? {
          action: url(factorRemovalPaths.remove, { id }),
          typedReason: typed['factorReason'] ?? '',
          errors: { reason: errors['factorReason'], password: errors['ownPassword'] },
        }
      : null;
  const body = createElement(FactorPanel, { lines, removal });
  return { key: 'zweiter-faktor', order: PANEL_ORDER, title: texts.factorsHeading, body };
};
