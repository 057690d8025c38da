// Shows all steps of setting up with how far they are, and what comes after the last.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { frontPaths } from '#bundles/front/public.ts';
import { mayChangeSettings } from '#bundles/settings/public.ts';
import { contributeLink } from '#bundles/writing/public.ts';
import { onboardingPaths } from './paths.ts';
import { isLeft, isOpen, listSteps } from './queries.ts';
import type { StepNow } from './queries.ts';
import * as texts from './texts.ts';
import { OverviewPage } from './ui/OverviewPage.tsx';
import type { OverviewPageView, StepLinkView } from './views.ts';

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadOverviewPage = async (ctx: Ctx): Promise<PageAnswer> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const [desk, steps] = await Promise.all([loadDesk(ctx, url(onboardingPaths.overview)), listSteps(ctx)]);
  const done = steps.filter(({ state }) => state === 'done').length;
  const next = steps.find(isOpen);
  const view: OverviewPageView = {
    steps: steps.map((now) => ({ ...stepLink(now, null), intro: now.step.intro })),
    done,
    next: next ? { name: done > 0 ? texts.goOn : texts.begin, href: stepLink(next, null).href } : null,
    front: { name: texts.toFront, href: url(frontPaths.root) },
    write: { name: texts.writeFirst, href: contributeLink.href },
  };
  return page(OverviewPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

export const stepLink = ({ step: { key, name }, state }: StepNow, current: string | null): StepLinkView => ({
  name,
  href: url(onboardingPaths.step, { step: key }),
  state,
  isCurrent: key === current,
});

/** It comes before the other desks of administrators. */
const MENU_ORDER = 5;

/** Returns the menu entry; its number is that of the steps that aren't done, as on the first page of the desks. */
export const onboardingEntry = async (ctx: Ctx, path: string | null): Promise<DeskEntry | undefined> => {
  if (!mayChangeSettings(ctx.viewer)) return undefined;
  const count = path === null ? 0 : (await listSteps(ctx)).filter(isLeft).length;
  return { name: texts.title, href: url(onboardingPaths.overview), area: 'admin', order: MENU_ORDER, count };
};
