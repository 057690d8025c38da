// Where everybody is led who hasn't agreed to the terms that hold now.
import { dayText } from '#design/dates.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { Answer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { userPaths } from '../paths.ts';
import { termsPaths } from './paths.ts';
import { findTerms } from './queries.ts';
import { readableBlocks } from './readable.ts';
import * as texts from './texts.ts';
import { AgreePage } from './ui/AgreePage.tsx';
import { findValidTerms } from './valid.ts';
import type { AgreePageView } from './views.ts';

/** Leads on whoever owes nothing. */
export const loadAgreePage = async (
  ctx: Ctx,
  asked: string | undefined,
  error: string | null = null,
): Promise<Answer> => {
  const next = safeRedirectPath(asked);
  const valid = ctx.viewer.owesAgreement ? await findValidTerms(ctx) : undefined;
  const terms = valid && (await findTerms(ctx, valid.number));
  if (!terms) return seeOther(next);
  const view: AgreePageView = {
    action: url(termsPaths.agreeSend),
    next: next === '/' ? null : next,
    version: terms.number,
    versionLine: texts.versionLine(terms.number, dayText(terms.validFrom)),
    title: terms.title,
    changes: readableBlocks(terms.changes),
    blocks: readableBlocks(terms.text),
    signOutAction: url(userPaths.signOut),
    privacyHref: url(userPaths.privacy),
    error,
  };
  const head = { title: texts.agreeTitle, robots: 'noindex' };
  return page(AgreePage, view, { head, status: error === null ? 200 : 409 });
};
