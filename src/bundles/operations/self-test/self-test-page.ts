// Serves /admin/selbsttest: what the latest self-test found, and what to do about it.
import { agoOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import type { CheckResult } from '#kernel/self-test.ts';
import { mailPaths } from '#bundles/mail/public.ts';
import { operationsPaths } from '../paths.ts';
import { maySeeOperations } from '../policy.ts';
import { findLatestRun } from './queries.ts';
import * as texts from './texts.ts';
import { SelfTestPage } from './ui/SelfTestPage.tsx';
import type { FindingView, SelfTestPageView } from './views.ts';

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadSelfTestPage = async (ctx: Ctx): Promise<PageAnswer> => {
  if (!maySeeOperations(ctx.viewer)) throw forbidden();
  const href = url(operationsPaths.selfTest);
  const [desk, run] = await Promise.all([loadDesk(ctx, href), findLatestRun(ctx)]);
  const view: SelfTestPageView = {
    action: href,
    mailHref: url(mailPaths.server),
    run: run
      ? { at: agoOf(run.at, ctx.now), verdict: verdictOf(run.results), findings: run.results.map(toView) }
      : null,
  };
  return page(SelfTestPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

export const verdictOf = (results: readonly CheckResult[]): string => {
  const countOf = (state: string) => results.filter((result) => result.state === state).length;
  return texts.verdict(countOf('failure'), countOf('warning'));
};

const toView = ({ name, title, state, found, advice, ms }: CheckResult): FindingView => ({
  name,
  title,
  state,
  stateName: texts.stateNames[state],
  found,
  advice: advice ?? null,
  time: texts.seconds(ms),
});

const MENU_ORDER = 96;

export const selfTestEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySeeOperations(viewer)
    ? { name: texts.title, href: url(operationsPaths.selfTest), area: 'admin', order: MENU_ORDER }
    : undefined;
