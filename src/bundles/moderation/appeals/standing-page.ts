// /melden/vorgang/{token} shows what became of a notice, or what was decided about somebody's content, with the way to appeal.
import { dayText, momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { statementToAffected, statementToNotifier } from '../deciding/rules/statement.ts';
import { nameOfThing } from '../deciding/notify-concerned.ts';
import { lastDayText, wordsOf } from '../deciding/words.ts';
import { moderationPaths } from '../paths.ts';
import { findLastEvidence } from '../queries.ts';
import type { Appeal, Decision } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import { categories } from '../categories/texts.ts';
import { numberOf } from '../texts.ts';
import { demandConcerned } from './concerned.ts';
import type { Concerned } from './concerned.ts';
import { canBeAppealed, isNoticeWaiting } from './rules.ts';
import * as texts from './texts.ts';
import { StandingPage } from './ui/StandingPage.tsx';
import type { StandingDecisionView, StandingView } from './views.ts';

const UNPROCESSABLE = 422;

interface Refused {
  readonly text: string;
  readonly error: string;
}

/** Throws 404. Without tags: what a secret address shows isn't kept. */
export const loadStandingPage = async (ctx: Ctx, token: string, refused?: Refused): Promise<PageAnswer> => {
  const concerned = await demandConcerned(ctx, token);
  const { one, notice, side, decisions, appeals } = concerned;
  const isAffected = side === 'affected';
  const [reportable, name, evidence] = await Promise.all([
    findReportable(ctx, one.type),
    nameOfThing(ctx, one),
    isAffected ? findLastEvidence(ctx, one.id) : undefined,
  ]);
  const title = notice ? texts.noticeTitle(numberOf(notice.id)) : texts.affectedTitle;
  const view: StandingView = {
    title,
    facts: [
      { name: texts.contentLabel, text: name },
      ...(notice ? [{ name: texts.reasonLabel, text: categories[notice.category] }] : []),
      ...(notice ? [{ name: texts.numberLabel, text: numberOf(notice.id) }] : []),
      ...(notice
        ? [{ name: texts.stateLabel, text: texts.noticeIntro(momentOf(notice.createdAt).text) }]
        : []),
    ],
    state: stateOf(concerned),
    explanation: notice?.explanation ?? null,
    evidence: decisions.length > 0 ? [...(evidence?.content.parts ?? [])] : [],
    decisions: decisions.map((decision) =>
      toDecision(decision, { concerned, yours: reportable?.yours ?? '', appeals }),
    ),
    appealForm: appealForm(ctx, token, concerned, refused),
  };
  const head = { title, robots: 'noindex', isForWork: true };
  return page(StandingPage, view, { head, ...(refused && { status: UNPROCESSABLE }) });
};

const stateOf = ({ side, one: { state }, decisions }: Concerned): string | null => {
  if (side === 'affected') return decisions.length === 0 ? texts.nothingDecided : null;
  if (isNoticeWaiting(state, decisions[0])) return texts.states.open;
  // Somebody else told of it since, and that is what the case is open for.
  return texts.states[state === 'open' || state === 'proposed' ? 'decided' : state];
};

const madeAt = ({ validAt, createdAt }: Decision): Date => validAt ?? createdAt;

/** Returns the title, with the hour where several decisions are of the same day. */
const titleOf = (decision: Decision, all: readonly Decision[]): string => {
  const day = dayText(madeAt(decision));
  const isOne = all.filter((other) => dayText(madeAt(other)) === day).length === 1;
  return texts.decidedOn(isOne ? day : momentOf(madeAt(decision)).text);
};

interface Around {
  readonly concerned: Concerned;
  readonly yours: string;
  readonly appeals: readonly Appeal[];
}

const toDecision = (decision: Decision, { concerned, yours, appeals }: Around): StandingDecisionView => {
  const words = wordsOf(decision);
  const isAffected = concerned.side === 'affected';
  const own = appeals.find(({ decisionId }) => decisionId === decision.id);
  const isReopened = decision.measure === 'none' && ['open', 'proposed'].includes(concerned.one.state);
  const fallen = isAffected || !isReopened ? texts.reversedMark : texts.reopenedMark;
  return {
    id: decision.id,
    title: titleOf(decision, concerned.decisions),
    paragraphs: isAffected ? statementToAffected(words, yours) : statementToNotifier(words),
    fallen: decision.state === 'reversed' ? fallen : null,
    appeal: own
      ? {
          title: texts.ownAppeal(dayText(own.createdAt)),
          text: own.text,
          outcome: own.outcome ? texts.appealOutcomes[own.outcome] : texts.appealWaits,
          answer: own.answer ? texts.answerIs(own.answer) : null,
        }
      : null,
  };
};

/** Returns the form to appeal against what was decided last, or before and still holds; once against each decision. */
const appealForm = (
  ctx: Ctx,
  token: string,
  { side, decisions, appeals }: Concerned,
  refused?: Refused,
): StandingView['appealForm'] => {
  const isDone = (id: number) => appeals.some(({ decisionId }) => decisionId === id);
  const decision = decisions.find((one) => !isDone(one.id) && canBeAppealed(side, one, ctx.now));
  if (!decision) return null;
  return {
    decision: decision.id,
    about: decisions.length > 1 ? titleOf(decision, decisions) : null,
    action: url(moderationPaths.appeal, { token }),
    until: lastDayText(decision.appealUntil!),
    text: refused?.text ?? '',
    error: refused?.error ?? null,
  };
};
