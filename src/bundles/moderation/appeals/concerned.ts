// Finds whom a link concerns: the case, and the decision that they may appeal against.
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { readToken } from '../links.ts';
import type { LinkTo } from '../links.ts';
import { findCase, findNotice, listDecisions, listOwnAppeals } from '../queries.ts';
import type { Appeal, Case, Decision, Notice } from '../queries.ts';
import { concerns } from './rules.ts';
import * as texts from './texts.ts';

export interface Concerned extends LinkTo {
  readonly one: Case;
  /** What they told of; undefined for the person affected. */
  readonly notice: Notice | undefined;
  /** The decisions that they are told of, the newest first. */
  readonly decisions: readonly Decision[];
  /** The appeals of their own. */
  readonly appeals: readonly Appeal[];
}

/** Throws 404 for a link that isn't ours, and for what isn't there any more. */
export const demandConcerned = async (ctx: Ctx, token: string): Promise<Concerned> => {
  const link = readToken(ctx, token);
  if (!link) throw notFound(texts.linkGone);
  const notice = link.side === 'notifier' ? await findNotice(ctx, link.id) : undefined;
  const caseId = link.side === 'notifier' ? notice?.caseId : link.id;
  const one = caseId === undefined ? undefined : await findCase(ctx, caseId);
  if (!one) throw notFound(texts.linkGone);
  const all = await listDecisions(ctx, one.id);
  const decisions = all.filter((decision) => isAnsweredBy(link, decision, notice)).toReversed();
  const decisionIds = decisions.map(({ id }) => id);
  const who = { side: link.side, noticeId: notice?.id ?? null };
  return { ...link, one, notice, decisions, appeals: await listOwnAppeals(ctx, decisionIds, who) };
};

/** Says whether they hear of a decision. Who told of something hears of the decision that answered it, and of none before. */
const isAnsweredBy = ({ side }: LinkTo, decision: Decision, notice: Notice | undefined): boolean =>
  side === 'affected'
    ? concerns('affected', decision)
    : decision.state !== 'proposed' && decision.id === notice?.decisionId;
