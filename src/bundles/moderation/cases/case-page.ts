// /cockpit/meldungen/{id} shows one case, with all that a moderator needs beside the decision.
import { dayText, momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { accountDesk, usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import type { TypedOutcome } from '../appeals/rules.ts';
import { CATEGORIES, WAITING_STATES } from '../constants.ts';
import type { TypedDecision } from '../deciding/rules.ts';
import { caseDeskPaths } from '../paths.ts';
import { maySeeCase } from '../policy.ts';
import {
  countOffences,
  findCase,
  listAppeals,
  listDecisions,
  listEarlier,
  listLastEvidence,
  listNotes,
  listNotices,
} from '../queries.ts';
import type { Case, Note, Notice, TakenEvidence } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import { categories } from '../categories/texts.ts';
import { laws, numberOf, somebodyUnnamed } from '../texts.ts';
import { findClaimant } from './claimant.ts';
import { ALL_STATES } from './constants.ts';
import { toDecisions } from './decision-views.ts';
import { wordOf } from './table-page.ts';
import * as texts from './texts.ts';
import { CasePage } from './ui/CasePage.tsx';
import type { CaseNoticeView, CaseView } from './views.ts';
import { loadWork } from './work.ts';

const UNPROCESSABLE = 422;

export interface Refused {
  readonly errors: FieldErrors;
  readonly decision?: TypedDecision;
  readonly outcome?: TypedOutcome;
  readonly note?: string;
}

/** Loads the page of a case. For who doesn't look after it, and for whom it is about, it doesn't exist. Throws 404. */
export const loadCasePage = async (ctx: Ctx, caseId: number, refused?: Refused): Promise<PageAnswer> => {
  const found = await findCase(ctx, caseId);
  if (!found || !maySeeCase(ctx.viewer, found)) throw notFound();
  const one = { ...found, claimedBy: await findClaimant(ctx, found) };
  const [desk, reportable, notices, evidence, decisions, notes, earlier] = await Promise.all([
    loadDesk(ctx, url(caseDeskPaths.table)),
    findReportable(ctx, one.type),
    listNotices(ctx, caseId),
    listLastEvidence(ctx, caseId),
    listDecisions(ctx, caseId),
    listNotes(ctx, caseId),
    listEarlier(ctx, one),
  ]);
  const shown = await reportable?.draw?.(ctx, one.objectId);
  const decisionIds = decisions.map(({ id }) => id);
  const deciders = decisions.flatMap(({ deciderId, confirmedBy }) => [deciderId, confirmedBy]);
  const [appeals, people] = await Promise.all([
    listAppeals(ctx, decisionIds),
    usersByIds(ctx, idsIn(one, notices, notes, deciders)),
  ]);
  const nameOf = (id: number | null) => people.get(id ?? 0)?.name ?? texts.formerMember;
  const kind = reportable?.name ?? one.type;
  const view: CaseView = {
    title: one.title,
    intro: (one.noticeCount > 0 ? texts.intro : texts.ownIntro)(kind, momentOf(one.createdAt).text),
    backHref: url(caseDeskPaths.table),
    // Where nobody but those two people can look at the thing, moderators have the evidence alone.
    thing: one.href && !reportable?.shownAlone ? { name: texts.open, href: one.href } : null,
    shown: shown ?? null,
    facts: await factsOf(ctx, one, people),
    claim: claimOf(ctx, one),
    notices: notices.map((notice) => toNotice(notice, nameOf)),
    noticeCount: one.noticeCount,
    evidence: evidence.map(toEvidence),
    decisions: toDecisions(decisions, { appeals, nameOf, yours: reportable?.yours ?? '' }),
    work: await loadWork(ctx, one, { lastNotice: notices[0]?.id ?? null, decisions, appeals, refused }),
    notes: notes.map((note) => toNote(note, nameOf)),
    note: {
      action: url(caseDeskPaths.note, { caseId }),
      text: refused?.note ?? '',
      error: refused?.errors['note'] ?? null,
    },
    earlier: earlier.map(toEarlier),
    allOfAuthorHref:
      one.authorId === null ? null : url(caseDeskPaths.table, {}, { zustand: ALL_STATES, von: one.authorId }),
    rules: { termsHref: accountDesk.termsHref, laws: LAWS },
    policeHref: url(caseDeskPaths.police, { caseId }),
    errors: { ...refused?.errors },
  };
  const head = { title: one.title, robots: 'noindex', desk };
  return page(CasePage, view, { head, ...(refused && { status: UNPROCESSABLE }) });
};

const LAWS = CATEGORIES.flatMap((category) => {
  const law = laws[category];
  return law ? [{ name: categories[category], law }] : [];
});

const claimOf = ({ viewer }: Ctx, { id: caseId, claimedBy, state }: Case): CaseView['claim'] => {
  const isOwn = claimedBy === viewer.id;
  const isFree = claimedBy === null && WAITING_STATES.includes(state);
  return isOwn || isFree ? { action: url(caseDeskPaths.claim, { caseId }), isOwn } : null;
};

const toNote = ({ id, authorId, createdAt, text }: Note, nameOf: (id: number | null) => string) => ({
  id,
  byline: `${nameOf(authorId)}, ${momentOf(createdAt).text}`,
  text,
});

const toEvidence = ({ id, takenAt, content }: TakenEvidence): CaseView['evidence'][number] => ({
  id,
  title: texts.evidenceOf(momentOf(takenAt).text),
  parts: [...content.parts],
  pictures: [...(content.pictures ?? [])],
});

const toEarlier = ({ id: caseId, title, state, createdAt }: Case): CaseView['earlier'][number] => ({
  href: url(caseDeskPaths.one, { caseId }),
  title,
  note: `${texts.states[wordOf(state)]}, ${momentOf(createdAt).text}`,
});

const idsIn = (
  { authorId, claimedBy }: Case,
  notices: readonly Notice[],
  notes: readonly Note[],
  deciders: readonly (number | null)[],
): number[] =>
  [
    authorId,
    claimedBy,
    ...notices.map(({ reporterId }) => reporterId),
    ...notes.map((note) => note.authorId),
    ...deciders,
  ].filter((id) => id !== null);

/** Whoever often writes what is forbidden is suspended after a warning. Regulation (EU) 2022/2065, Art. 23 (1) */
const offencesOf = async (ctx: Ctx, authorId: number) => {
  const { count, warnedAt } = await countOffences(ctx, authorId);
  return { name: texts.offencesLabel, text: texts.offences(count, warnedAt && dayText(warnedAt)) };
};

const factsOf = async (
  ctx: Ctx,
  one: Case,
  people: ReadonlyMap<number, PersonView>,
): Promise<CaseView['facts']> => {
  const tree = await getLocationTree(ctx);
  const place = tree.byId.get(idsOfPath(one.locationPath).at(-1) ?? 0)?.name ?? texts.wholePortal;
  const { authorId, claimedBy } = one;
  const author = authorId === null ? undefined : people.get(authorId);
  return [
    { name: texts.stateFact, text: texts.states[wordOf(one.state)] },
    { name: texts.severityFact, text: texts.severities[one.severity] },
    { name: texts.deadlineLabel, text: momentOf(one.dueAt).text },
    {
      name: texts.authorLabel,
      text: author?.name ?? texts.formerMember,
      href:
        authorId !== null && accountDesk.maySeeDesk(ctx.viewer)
          ? accountDesk.href(authorId)
          : (author?.href ?? null),
    },
    ...(authorId === null ? [] : [await offencesOf(ctx, authorId)]),
    { name: texts.placeFact, text: place },
    {
      name: texts.claimFact,
      text: claimedBy === null ? texts.nobody : (people.get(claimedBy)?.name ?? texts.formerMember),
    },
  ];
};

const toNotice = (notice: Notice, nameOf: (id: number | null) => string): CaseNoticeView => {
  const { id, category, reporterId, name, email, explanation, createdAt } = notice;
  const who =
    reporterId === null ? [name, email].filter(Boolean).join(', ') || somebodyUnnamed : nameOf(reporterId);
  return {
    id,
    number: numberOf(id),
    category: categories[category],
    byline: `${who}, ${momentOf(createdAt).text}`,
    explanation,
  };
};
