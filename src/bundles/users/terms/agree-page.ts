// Loads the page to which everybody is led who hasn't agreed to what holds now: the terms, and whatever else is demanded.
import { dayText } from '#design/dates.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { Answer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { userPaths } from '../paths.ts';
import { getDemands, owedDemands, packVersions } from './demands.ts';
import type { AgreementDemand } from './demands.ts';
import { termsPaths } from './paths.ts';
import { findAgreed, findTerms } from './queries.ts';
import { readableBlocks } from './readable.ts';
import * as texts from './texts.ts';
import { AgreePage } from './ui/AgreePage.tsx';
import { findValidTerms, owesAgreement } from './valid.ts';
import type { AgreePageView, AgreeTermsView, DemandView } from './views.ts';

/** Leads on whoever owes nothing. */
export const loadAgreePage = async (
  ctx: Ctx,
  asked: string | undefined,
  error: string | null = null,
): Promise<Answer> => {
  const next = safeRedirectPath(asked);
  const { terms, documents } = await loadOwed(ctx);
  if (!terms && documents.length === 0) return seeOther(next);
  const isTermsOnly = documents.length === 0;
  const view: AgreePageView = {
    heading: isTermsOnly ? texts.agreeHeading : texts.agreeAllTitle,
    intro: isTermsOnly ? texts.agreeIntro : texts.agreeAllIntro,
    button: (terms ? 1 : 0) + documents.length > 1 ? texts.agreeAllButton : texts.agreeButton,
    action: url(termsPaths.agreeSend),
    next: next === '/' ? null : next,
    terms,
    documents: packVersions(documents),
    pages: await Promise.all(documents.map((demand) => toView(ctx, demand))),
    signOutAction: url(userPaths.signOut),
    privacyHref: url(userPaths.privacy),
    error,
  };
  const head = { title: isTermsOnly ? texts.agreeTitle : texts.agreeAllTitle, robots: 'noindex' };
  return page(AgreePage, view, { head, status: error === null ? 200 : 409 });
};

const loadOwed = async (
  ctx: Ctx,
): Promise<{ readonly terms: AgreeTermsView | null; readonly documents: readonly AgreementDemand[] }> => {
  const nothing = { terms: null, documents: [] };
  if (!isSignedIn(ctx.viewer) || !ctx.viewer.owesAgreement) return nothing;
  const [agreed, valid, demands] = await Promise.all([
    findAgreed(ctx, ctx.viewer.id),
    findValidTerms(ctx),
    getDemands(ctx),
  ]);
  if (!agreed) return nothing;
  const isOwed = valid !== undefined && owesAgreement(agreed.agreedVersion, valid);
  return {
    terms: isOwed ? await loadTerms(ctx, valid.number) : null,
    documents: owedDemands(agreed.agreedDocuments, demands),
  };
};

const loadTerms = async (ctx: Ctx, number: number): Promise<AgreeTermsView | null> => {
  const terms = await findTerms(ctx, number);
  return terms
    ? {
        version: terms.number,
        versionLine: texts.versionLine(terms.number, dayText(terms.validFrom)),
        title: terms.title,
        changes: readableBlocks(terms.changes),
        blocks: readableBlocks(terms.text),
      }
    : null;
};

const toView = async (ctx: Ctx, { document, title, load, release }: AgreementDemand): Promise<DemandView> => {
  const { versionLine, changes, element } = await load(ctx);
  return {
    key: document,
    title,
    versionLine,
    changes: readableBlocks(changes),
    element,
    release: release(ctx.viewer) ?? null,
  };
};
