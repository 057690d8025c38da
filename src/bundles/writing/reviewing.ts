// Handles what comes between draft and publication: handing in, taking back, and handing back with a remark. contract.md 14.6
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, conflict, forbidden, notFound } from '#kernel/errors.ts';
import { portalItself } from '#kernel/viewer.ts';
import { readAnswers, toStoredAnswers } from '#bundles/gates/public.ts';
import type { Answers, TypedAnswers } from '#bundles/gates/public.ts';
import { loadAdmission } from './admission.ts';
import { announceManuscript, manuscriptHandedBack, manuscriptSubmitted } from './announcing.ts';
import { isOutAsItIs, updateManuscript, problemsOf, refuseIfAny } from './publishing.ts';
import type { ChangeOutcome, SeenVersion } from './publishing.ts';
import { recordManuscript } from './manuscript-history.ts';
import { conflictOf, lockManuscript } from './manuscript-lock.ts';
import { addNote, findSameNote, readNote } from './notes.ts';
import { mayEditManuscript, mayHandOn, mayReview } from './policy.ts';
import { findManuscript } from './queries.ts';
import type { Manuscript } from './queries.ts';
import * as texts from './texts.ts';
import { NOT_SCHEDULED, markVersion, idleState } from './versions.ts';

export interface Submission extends SeenVersion {
  /** A word to the editors. */
  readonly text?: string | undefined;
  /** What its author says of the people in it, where that is asked; of what no author hands in nobody is asked. */
  readonly answers?: TypedAnswers | 'unasked' | undefined;
}

/**
 * Hands it to the editors of its place; what they brought out meanwhile stays as it is. Throws 422 by field for what couldn't come
 * out, and for questions without an answer.
 */
export const submitManuscript = async (
  ctx: Ctx,
  { id, version, text = '', answers: typed }: Submission,
): Promise<ChangeOutcome> => {
  const seen = await findManuscript(ctx, id);
  if (!seen) throw notFound();
  // Whoever hands it in may not bring it out themselves.
  if (mayEditManuscript(ctx.viewer, seen) && seen.version === version)
    refuseIfAny(await problemsOf(actAs(ctx, portalItself), seen));
  const admit = await loadAdmission(ctx, seen);
  return withTransaction(ctx, async (ctx): Promise<ChangeOutcome> => {
    const manuscript = await lockManuscript(ctx, id, mayEditManuscript);
    if (!mayHandOn(ctx.viewer, manuscript)) throw forbidden(texts.suspendedHere);
    if (manuscript.version !== version) return conflictOf(ctx, manuscript, version);
    if (manuscript.state === 'in-review' || isOutAsItIs(manuscript)) return { kind: 'done', manuscript };
    const { asksQuestions } = admit(manuscript);
    const answers = asksQuestions && typed !== 'unasked' ? answersIn(typed) : undefined;
    const stored = answers ? toStoredAnswers(answers, manuscript.answers) : manuscript.answers;
    const { reasons, marks } = admit({ ...manuscript, answers: stored });
    const plan = {
      state: 'in-review',
      submittedAt: ctx.now,
      answers: stored,
      heldReasons: reasons,
      markedReasons: marks,
      ...NOT_SCHEDULED,
    } as const;
    const submitted = await updateManuscript(ctx, manuscript, plan);
    await markVersion(ctx, manuscript, 'submitted');
    if (text.trim()) await addNote(ctx, submitted, readNote(text));
    await recordManuscript(ctx, submitted, 'submitted');
    await announceManuscript(ctx, manuscriptSubmitted, submitted);
    return { kind: 'done', manuscript: submitted };
  });
};

/** Throws 422 by question. */
const answersIn = (typed: TypedAnswers = {}): Answers => {
  const checked = readAnswers(typed);
  if (checked.kind === 'invalid') throw badInput(checked.errors, texts.answersMissing);
  return checked.value;
};

/** Takes a manuscript from the editors' desk or the calendar back to work, whatever its version: nothing comes of it. */
export const reclaimManuscript = (ctx: Ctx, id: number): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockManuscript(ctx, id, mayEditManuscript);
    if (!isWaiting(manuscript)) return manuscript;
    const draft = await backToWork(ctx, manuscript);
    await recordManuscript(ctx, draft, 'reclaimed');
    return draft;
  });

/** Editors say what is missing, and it is a draft again. Throws 409 when it doesn't wait for them any more. */
export const handBackManuscript = (ctx: Ctx, id: number, typed: string): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockManuscript(ctx, id, mayReview);
    const text = readNote(typed);
    if (!isWaiting(manuscript)) {
      if (await findSameNote(ctx, manuscript, text)) return manuscript;
      throw conflict(texts.notInReview);
    }
    const draft = await backToWork(ctx, manuscript);
    const noteId = await addNote(ctx, draft, text);
    await recordManuscript(ctx, draft, 'handed-back');
    await announceManuscript(ctx, manuscriptHandedBack, draft, { noteId, text });
    return draft;
  });

const isWaiting = ({ state }: Manuscript): boolean => state === 'in-review' || state === 'scheduled';

const backToWork = (ctx: Ctx, manuscript: Manuscript): Promise<Manuscript> =>
  updateManuscript(ctx, manuscript, {
    state: idleState(manuscript),
    submittedAt: null,
    heldReasons: [],
    ...NOT_SCHEDULED,
  });
