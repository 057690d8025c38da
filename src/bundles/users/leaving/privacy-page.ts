// Loads /konto/datenschutz: taking one's data along, leaving, staying.
import { dayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { ERASURE_GRACE_DAYS } from '../constants.ts';
import { userPaths } from '../paths.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { leavingPaths } from './paths.ts';
import { findLeavingPlan } from './queries.ts';
import * as texts from './texts.ts';
import { PrivacyPage } from './ui/PrivacyPage.tsx';
import type { PrivacyPageView } from './views.ts';

export interface RefusedForms {
  readonly exportError?: string;
  readonly leaveError?: string;
  readonly keepsComments?: boolean;
}

export const loadPrivacyPage = async (ctx: Ctx, refused: RefusedForms = {}): Promise<PageAnswer> => {
  const [shell, plan] = await Promise.all([
    loadAccountShell(ctx, url(userPaths.privacy)),
    findLeavingPlan(ctx),
  ]);
  const { exportError = null, leaveError = null, keepsComments = true } = refused;
  const view: PrivacyPageView = {
    shell,
    exportAction: url(leavingPaths.export),
    exportError,
    leaveAction: url(leavingPaths.leave),
    leaveError,
    keepsComments,
    graceDays: ERASURE_GRACE_DAYS,
    plan: plan && {
      day: dayText(plan.dueAt),
      keepsComments: plan.keepsComments,
      stayAction: plan.isOrdered ? null : url(leavingPaths.stay),
    },
  };
  return page(PrivacyPage, view, {
    head: { title: texts.privacy, robots: 'noindex' },
    status: (exportError ?? leaveError) ? 422 : 200,
  });
};
