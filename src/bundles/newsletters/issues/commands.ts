// Does what editors do with an issue: its words, its pieces, and when it is sent.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused, refusedFor } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { visibleLine, visibleWords } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { sendMail } from '#bundles/mail/public.ts';
import { mailAddresses } from '#bundles/users/public.ts';
import {
  INTRO_MAX_LENGTH,
  ISSUES_TAG,
  NEWSLETTER_TYPE,
  SUBJECT_MAX_LENGTH,
  TEST_LIMIT,
  TOKEN_MARK,
} from '../constants.ts';
import { findSentBefore, lockIssue, lockNewsletter, lockNextIssue } from '../queries.ts';
import type { Issue, Newsletter } from '../queries.ts';
import { moveTo } from '../desk/rules.ts';
import { pinIn } from '../rules.ts';
import { newsletterIssues } from '../schema.ts';
import { writeSums } from '../sending/write-sums.ts';
import * as texts from '../texts.ts';
import { beginSending } from './begin-sending.ts';
import { composeIssue } from './compose.ts';
import { drawLetter } from './draw-letter.ts';
import { findEditable } from './editable.ts';
import { toLetterView } from './letter-view.ts';
import { keyOf, parseKey } from './piece-keys.ts';

export interface NextIssue {
  readonly newsletter: Newsletter;
  readonly issue: Issue;
}

const lockNext = async (ctx: Ctx, newsletterId: number): Promise<NextIssue> => {
  await findEditable(ctx, newsletterId);
  const newsletter = await lockNewsletter(ctx, newsletterId);
  const issue = await lockNextIssue(ctx, newsletterId);
  if (!newsletter || !issue) throw notFound(texts.noNextIssue);
  return { newsletter, issue };
};

const changeIssue = async (ctx: Ctx, { id }: Issue, changes: Partial<Issue>) => {
  await ctx.db.update(newsletterIssues).set(changes).where(eq(newsletterIssues.id, id));
};

const note = (ctx: Ctx, { id }: Newsletter, action: string, after: Record<string, unknown>) =>
  record(ctx, { type: NEWSLETTER_TYPE, objectId: id, action: `newsletter.${action}`, after });

export interface TypedWords {
  readonly subject: string;
  readonly intro: string;
  /** What whoever typed it has seen. */
  readonly version: number;
}

export type WordsOutcome = { readonly kind: 'saved' } | Refused | Invalid;

/** Saves an issue's words, or refuses where somebody else has changed them meanwhile. Throws 403 and 404. */
export const saveWords = (ctx: Ctx, newsletterId: number, typed: TypedWords): Promise<WordsOutcome> =>
  withTransaction(ctx, async (ctx): Promise<WordsOutcome> => {
    const { newsletter, issue } = await lockNext(ctx, newsletterId);
    const subject = visibleLine(typed.subject);
    const intro = visibleWords(typed.intro).replaceAll('\r\n', '\n').trim();
    const errors = {
      ...(subject.length > SUBJECT_MAX_LENGTH && { subject: texts.tooLong(SUBJECT_MAX_LENGTH) }),
      ...(intro.length > INTRO_MAX_LENGTH && { intro: texts.tooLong(INTRO_MAX_LENGTH) }),
    };
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (typed.version !== issue.version) return refused(texts.wordsConflict);
    await changeIssue(ctx, issue, { subject, intro, version: issue.version + 1 });
    await note(ctx, newsletter, 'worded', { number: issue.number, subject, intro });
    return { kind: 'saved' };
  });

export const PIECE_ACTS = ['up', 'down', 'to', 'leave', 'take', 'add'] as const;
export type PieceAct = (typeof PIECE_ACTS)[number];

export interface PieceChange {
  readonly act: PieceAct;
  /** A key such as `article:12`. */
  readonly key: string;
  /** The new place, counted from 0, where `act` is `to`. */
  readonly to?: number | undefined;
}

export type PieceOutcome = { readonly kind: 'done' } | Refused;

/** Changes the place of a piece, leaves it out or takes it in. Doing it again does no harm. Throws 403 and 404. */
export const changePiece = (ctx: Ctx, newsletterId: number, change: PieceChange): Promise<PieceOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PieceOutcome> => {
    const { newsletter, issue } = await lockNext(ctx, newsletterId);
    const { act, key } = change;
    const ref = parseKey(key);
    if (!ref) return refused(texts.pieceUnknown);
    const [isOut] = await piecesByRefs(ctx, [ref]);
    if (!isOut && act !== 'leave') return refused(texts.pieceNotOut);
    if (act === 'add' && (await findSentBefore(ctx, newsletterId, [ref])).has(key))
      return refused(texts.pieceSentBefore);
    const shown = (await composeIssue(ctx, newsletter, issue)).news.map(keyOf);
    await changeIssue(ctx, issue, choicesAfter(issue, shown, change));
    await note(ctx, newsletter, 'arranged', { number: issue.number, piece: key, act });
    return { kind: 'done' };
  });

/** What editors have put somewhere stays where they see it now; everything else goes on following from the rule. */
const choicesAfter = (
  { order, leftOut, added }: Issue,
  shown: readonly string[],
  { act, key, to }: PieceChange,
): Pick<Issue, 'order' | 'leftOut' | 'added'> => {
  const at = shown.indexOf(key);
  const without = (keys: readonly string[]) => keys.filter((other) => other !== key);
  if (act === 'leave')
    return {
      order: pinIn(without(shown), order),
      leftOut: [...without(leftOut), key],
      added: without(added),
    };
  if (act === 'up' || act === 'down' || act === 'to') {
    const moved = moveTo(shown, key, to ?? (act === 'up' ? at - 1 : at + 1));
    return { order: pinIn(moved, order, key), leftOut, added };
  }
  // What is taken in stands first, so that it doesn't fall behind the last one.
  return {
    order: pinIn([key, ...without(shown)], order, key),
    leftOut: without(leftOut),
    added: [...without(added), key],
  };
};

/** Lets its hour pass, or not. Doing it again does no harm. Throws 403 and 404. */
export const holdIssue = (ctx: Ctx, newsletterId: number, isHeld: boolean): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { newsletter, issue } = await lockNext(ctx, newsletterId);
    const state = isHeld ? 'held' : 'preparing';
    if (issue.state === state) return;
    await changeIssue(ctx, issue, { state });
    await note(ctx, newsletter, isHeld ? 'held' : 'released', { number: issue.number });
  });

export type SendOutcome = { readonly kind: 'sending'; readonly number: number } | Refused | Invalid;

/** Sends the issue without waiting for its hour. Throws 403 and 404. */
export const sendNow = (
  ctx: Ctx,
  newsletterId: number,
  { number, isSure }: { readonly number: number; readonly isSure: boolean },
): Promise<SendOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SendOutcome> => {
    const { newsletter, issue } = await lockNext(ctx, newsletterId);
    if (!isSure) return invalid({ sure: texts.sureMissing });
    // Whoever presses the button twice still names the issue before, which is already being sent.
    if (issue.number !== number) return refusedFor('sent', texts.alreadySending(number));
    if (!newsletter.isActive) return refused(texts.isResting);
    if (!(await beginSending(ctx, newsletter, issue))) return refused(texts.nothingToSend);
    return { kind: 'sending', number };
  });

export type StopOutcome = 'stopped' | 'withdrawn';

/**
 * Takes an issue back: what isn't sent yet of one that is on its way stays here, and either is gone from the web. Doing it again does no
 * harm. Throws 403 and 404.
 */
export const stopIssue = (ctx: Ctx, newsletterId: number, issueId: number): Promise<StopOutcome> =>
  withTransaction(ctx, async (ctx): Promise<StopOutcome> => {
    const newsletter = await findEditable(ctx, newsletterId);
    const issue = await lockIssue(ctx, issueId);
    if (!issue || issue.newsletterId !== newsletterId) throw notFound();
    if (issue.state !== 'sending' && issue.state !== 'sent')
      return issue.state === 'withdrawn' ? 'withdrawn' : 'stopped';
    const state = issue.state === 'sent' ? 'withdrawn' : 'stopped';
    await changeIssue(ctx, issue, { state, finishedAt: issue.finishedAt ?? ctx.now });
    if (state === 'stopped') await writeSums(ctx, issueId);
    await note(ctx, newsletter, state, { number: issue.number });
    touch(ctx, ISSUES_TAG);
    return state;
  });

/** A test belongs to no reader, so its link ends nothing. */
const withoutToken = (part: string): string => part.replaceAll(TOKEN_MARK, texts.testToken);

/**
 * Sends the issue as it is now to the viewer, through the outbox, so that it can be read without a mail server too. Throws 403,
 * 404 and 429.
 */
export const sendTest = async (ctx: Ctx, newsletterId: number): Promise<PieceOutcome> => {
  await findEditable(ctx, newsletterId);
  const userId = ctx.viewer.id!;
  await limitAttempts(ctx, `newsletter-test:${userId}`, TEST_LIMIT);
  return withTransaction(ctx, async (ctx): Promise<PieceOutcome> => {
    const { newsletter, issue } = await lockNext(ctx, newsletterId);
    const parts = await composeIssue(ctx, newsletter, issue);
    if (parts.news.length + parts.dates.length === 0) return refused(texts.nothingToSend);
    const to = (await mailAddresses.byIds(ctx, [userId])).get(userId);
    if (!to) return refused(texts.noOwnAddress);
    const view = await toLetterView(ctx, { newsletter, issue, parts });
    const { subject, html, text } = await drawLetter(ctx, view);
    await sendMail(ctx, {
      to,
      subject: texts.testSubject(subject),
      html: withoutToken(html),
      text: withoutToken(text),
      key: `newsletter-test:${issue.id}:${userId}:${ctx.now.getTime()}`,
      userId,
    });
    await note(ctx, newsletter, 'tested', { number: issue.number });
    return { kind: 'done' };
  });
};
