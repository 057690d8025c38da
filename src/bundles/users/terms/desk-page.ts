// Loads the desk of the terms: all versions, a form for the next one, and the log of who agreed to what and when.
import { dayText, momentOf } from '#design/dates.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { AGREEMENTS_PER_PAGE } from './constants.ts';
import { termsHref, termsPaths } from './paths.ts';
import { mayManageTerms } from './policy.ts';
import { countAgreements, findTerms, listAgreements } from './queries.ts';
import type { Agreement } from './queries.ts';
import * as texts from './texts.ts';
import { AgreementsDesk } from './ui/AgreementsDesk.tsx';
import { TermsDesk } from './ui/TermsDesk.tsx';
import { findValidTerms, getTermsCalendar } from './valid.ts';
import type { TermsEntry } from './valid.ts';
import type { AgreementsView, TermsDeskView, TermsVersionRow } from './views.ts';

/** What came back: what was typed, and what is wrong with it. */
interface SentTerms {
  readonly typed?: TermsDeskView['typed'];
  readonly errors?: FieldErrors;
  readonly refusal?: string;
  /** The number of the version that was the last one when the form was shown. */
  readonly seen?: number | undefined;
}

const INVALID = 422;
const CONFLICT = 409;

/** A new version begins with the words of the last one. Throws 403. */
export const loadTermsDesk = async (
  ctx: Ctx,
  { typed, errors = {}, refusal, seen }: SentTerms = {},
): Promise<PageAnswer> => {
  if (!mayManageTerms(ctx.viewer)) throw forbidden();
  const [desk, calendar, valid, counts] = await Promise.all([
    loadDesk(ctx, url(termsPaths.desk)),
    getTermsCalendar(ctx),
    findValidTerms(ctx),
    countAgreements(ctx),
  ]);
  const last = typed ? undefined : await findTerms(ctx, calendar.at(-1)?.number ?? 0);
  const view: TermsDeskView = {
    versions: calendar
      .toReversed()
      .map((entry) => toRow(entry, valid?.number ?? 0, counts.get(entry.number) ?? 0)),
    action: url(termsPaths.publish),
    // Whoever was told of a version that came in between has seen it by then.
    seen: (refusal === undefined ? seen : undefined) ?? calendar.at(-1)?.number ?? 0,
    refusal: refusal ?? null,
    typed: typed ?? {
      title: last?.title ?? texts.termsName,
      text: last?.text ?? '',
      changes: '',
      validFrom: '',
    },
    errors: { ...errors },
  };
  const isInvalid = Object.keys(errors).length > 0;
  const status = refusal === undefined ? (isInvalid ? INVALID : 200) : CONFLICT;
  return page(TermsDesk, view, { head: { title: texts.deskHeading, robots: 'noindex', desk }, status });
};

/** Throws 403 and 404. */
export const loadAgreements = async (ctx: Ctx, version: number, pageNumber: number): Promise<PageAnswer> => {
  if (!mayManageTerms(ctx.viewer)) throw forbidden();
  const offset = (pageNumber - 1) * AGREEMENTS_PER_PAGE;
  const [desk, terms, counts, found] = await Promise.all([
    loadDesk(ctx, url(termsPaths.agreements, { version })),
    findTerms(ctx, version),
    countAgreements(ctx),
    listAgreements(ctx, version, { offset, limit: AGREEMENTS_PER_PAGE + 1 }),
  ]);
  if (!terms) throw notFound();
  const view: AgreementsView = {
    title: texts.agreementsHeading(version),
    intro: texts.agreementsIntro(counts.get(version) ?? 0),
    back: { name: texts.backToDesk, href: url(termsPaths.desk) },
    agreements: found.slice(0, AGREEMENTS_PER_PAGE).map(toAgreementView),
    newer: pageNumber > 1 ? pageHref(version, pageNumber - 1) : null,
    older: found.length > AGREEMENTS_PER_PAGE ? pageHref(version, pageNumber + 1) : null,
  };
  return page(AgreementsDesk, view, { head: { title: view.title, robots: 'noindex', desk } });
};

const toRow = ({ number, title, validFrom }: TermsEntry, valid: number, count: number): TermsVersionRow => ({
  number,
  title,
  href: termsHref(number),
  validFrom: { iso: validFrom.toISOString(), text: dayText(validFrom) },
  state: number === valid ? 'valid' : number < valid ? 'past' : 'future',
  agreements: String(count),
  agreementsHref: url(termsPaths.agreements, { version: number }),
});

const toAgreementView = ({ name, login, agreedAt }: Agreement) => ({
  name: texts.memberName(name, login),
  at: momentOf(agreedAt),
});

const pageHref = (version: number, at: number) =>
  url(termsPaths.agreements, { version }, at > 1 ? { seite: at } : {});
