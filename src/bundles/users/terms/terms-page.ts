// Loads the terms to be read: the version that is valid, or any other.
import { dayText } from '#design/dates.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { TERMS_TAG } from './constants.ts';
import { termsHref, termsPaths } from './paths.ts';
import { findTerms } from './queries.ts';
import { readableBlocks } from './readable.ts';
import * as texts from './texts.ts';
import { TermsPage } from './ui/TermsPage.tsx';
import { findValidTerms, getTermsCalendar } from './valid.ts';
import type { TermsEntry } from './valid.ts';
import type { TermsPageView } from './views.ts';

/** Loads the version that is valid when no number is given. Throws 404. */
export const loadTermsPage = async (ctx: Ctx, asked?: number): Promise<PageAnswer> => {
  const [calendar, valid, portal] = await Promise.all([
    getTermsCalendar(ctx),
    findValidTerms(ctx),
    readSetting(ctx, portalName),
  ]);
  const number = asked ?? valid?.number;
  const terms = number === undefined ? undefined : await findTerms(ctx, number);
  if (!terms) throw notFound();
  const isValid = terms.number === valid?.number;
  const breadcrumbs = [{ name: portal, href: '/' }];
  const view: TermsPageView = {
    title: terms.title,
    heading: softHyphens(terms.title),
    breadcrumbs,
    version: versionLine(ctx, calendar, terms),
    validHref: isValid || !valid ? null : url(termsPaths.valid),
    blocks: readableBlocks(terms.text),
    others: calendar.filter((entry) => entry.number !== terms.number).map(toLink),
  };
  const { publicUrl } = ctx.config;
  const { title } = terms;
  const href = isValid ? url(termsPaths.valid) : termsHref(terms.number);
  const description = texts.description(portal);
  return page(TermsPage, view, {
    head: {
      title: isValid ? title : texts.versionTitle(title, terms.number),
      description,
      canonical: publicUrl + href,
      openGraph: { type: 'website', title, description, url: publicUrl + href },
      structuredData: [breadcrumbList(publicUrl, [...breadcrumbs, { name: title, href }])],
      ...(!isValid && { robots: 'noindex' }),
    },
    tags: [TERMS_TAG, SETTINGS_TAG],
  });
};

const versionLine = (ctx: Ctx, calendar: readonly TermsEntry[], { number, validFrom }: TermsEntry) => {
  const from = dayText(validFrom);
  if (validFrom > ctx.now) return texts.futureLine(number, from);
  const next = calendar.find((entry) => entry.number === number + 1);
  return next && next.validFrom <= ctx.now
    ? texts.pastLine(number, from, dayText(next.validFrom))
    : texts.versionLine(number, from);
};

const toLink = ({ number, validFrom }: TermsEntry) => ({
  name: texts.versionName(number, dayText(validFrom)),
  href: termsHref(number),
});
