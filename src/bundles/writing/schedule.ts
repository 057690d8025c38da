// Does what comes by itself at its hour: a manuscript comes out, a piece is no longer shown. It is asked for at the very
// moment, and every minute for what was due while nobody worked; the locked row sees to it that it happens once.
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { isHeldFor, loadAdmission } from './admission.ts';
import type { Admit } from './admission.ts';
import {
  announceManuscript,
  manuscriptAppeared,
  manuscriptFailed,
  manuscriptSubmitted,
} from './announcing.ts';
import { publishLocked, updateManuscript } from './publishing.ts';
import { recordManuscript } from './manuscript-history.ts';
import { writingOf } from './kind-writing.ts';
import { addNote } from './notes.ts';
import { mayPublishManuscript } from './policy.ts';
import { findDue, findExpired, findManuscript, lockManuscriptRow } from './queries.ts';
import type { Manuscript } from './queries.ts';
import * as texts from './texts.ts';
import { NOT_SCHEDULED, idleState } from './versions.ts';

/** Each by itself: what goes wrong with one leaves the others alone, and is tried again. */
export const runSchedule = async (ctx: Ctx): Promise<void> => {
  const work = [
    ...(await findDue(ctx)).map((id) => () => publishDue(ctx, id)),
    ...(await findExpired(ctx)).map((id) => () => expire(ctx, id)),
  ];
  const failures: unknown[] = [];
  for (const one of work) await one().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'not everything that was due could be done');
};

class ScheduleFailure extends Error {}

/** Publishes a manuscript as the person who said so, if they still may. Else it is a draft again, and its author learns why. */
const publishDue = async (ctx: Ctx, id: number): Promise<void> => {
  try {
    const due = await findManuscript(ctx, id);
    if (!due) return;
    if (!isKindOn(ctx, due)) throw new ScheduleFailure(texts.switchedOffAtItsHour);
    const admit = await loadAdmission(ctx, due);
    await withTransaction(ctx, async (ctx) => {
      const manuscript = await lockManuscriptRow(ctx, id);
      if (!isDue(ctx, manuscript)) return;
      if (manuscript.expiresAt && manuscript.expiresAt <= ctx.now)
        throw new ScheduleFailure(texts.overAtItsHour);
      const viewer = await schedulerOf(ctx, manuscript);
      if (isHeldFor(viewer, manuscript, admit)) return handIn(ctx, manuscript, admit);
      const outcome = await publishLocked(actAs(ctx, viewer), manuscript, admit);
      if (outcome.kind === 'invalid')
        throw new ScheduleFailure(texts.unfitAtItsHour(Object.values(outcome.errors)));
      await announceManuscript(ctx, manuscriptAppeared, outcome.manuscript);
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    await cancelSchedule(ctx, id, reason);
  }
};

const expire = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockManuscriptRow(ctx, id);
    const { objectId = null, expiresAt = null, pieceState } = manuscript ?? {};
    if (!manuscript || objectId === null || pieceState !== 'published') return;
    if (!expiresAt || expiresAt > ctx.now) return;
    // What is of a kind that is switched off nobody sees; it goes as soon as there is somebody who can.
    if (!isKindOn(ctx, manuscript)) return;
    await writingOf(ctx, manuscript.type).setState(ctx, objectId, 'expired');
    await updateManuscript(ctx, manuscript, { pieceState: 'expired' });
  });

const isKindOn = ({ portal }: Ctx, { type }: Manuscript): boolean =>
  portal.kinds.get(type)?.writing !== undefined;

const isDue = ({ now }: Ctx, manuscript: Manuscript | undefined): manuscript is Manuscript =>
  manuscript?.state === 'scheduled' && manuscript.scheduledFor !== null && manuscript.scheduledFor <= now;

const schedulerOf = async (ctx: Ctx, manuscript: Manuscript) => {
  const { scheduledBy, pieceState } = manuscript;
  if (pieceState === 'hidden') throw new ScheduleFailure(texts.hiddenAtItsHour);
  const viewer = (await viewersByIds(ctx, scheduledBy === null ? [] : [scheduledBy])).get(scheduledBy ?? 0);
  const may = viewer && mayPublishManuscript(viewer, manuscript, false);
  if (!may) throw new ScheduleFailure(texts.notAllowedAtItsHour);
  return viewer;
};

/** It was planned before what holds now was set: editors look at it, and its author learns for what it waits. */
const handIn = async (ctx: Ctx, manuscript: Manuscript, admit: Admit): Promise<void> => {
  const { reasons, marks } = admit(manuscript);
  const submitted = await updateManuscript(ctx, manuscript, {
    state: 'in-review',
    submittedAt: ctx.now,
    heldReasons: reasons,
    markedReasons: marks,
    ...NOT_SCHEDULED,
  });
  const reason = texts.heldAtItsHour(reasons);
  const noteId = await addNote(ctx, submitted, reason);
  await recordManuscript(ctx, submitted, 'submitted');
  await announceManuscript(ctx, manuscriptSubmitted, submitted);
  await announceManuscript(ctx, manuscriptFailed, submitted, { noteId, text: reason });
};

/** Returns why it can't come out; undefined for what is nobody's fault and passes. */
const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof ScheduleFailure) return error.message;
  if (!(error instanceof HttpError) || error.status >= 500) return undefined;
  return error.status === 403 ? texts.notAllowedAtItsHour : texts.unfitAtItsHour([error.message]);
};

const cancelSchedule = (ctx: Ctx, id: number, reason: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockManuscriptRow(ctx, id);
    if (!isDue(ctx, manuscript)) return;
    const { draft, noteId } = await makeDraft(ctx, manuscript, reason);
    await announceManuscript(ctx, manuscriptFailed, draft, { noteId, text: reason });
  });

const makeDraft = async (ctx: Ctx, manuscript: Manuscript, reason: string) => {
  const draft = await updateManuscript(ctx, manuscript, { state: idleState(manuscript), ...NOT_SCHEDULED });
  const noteId = await addNote(ctx, draft, reason);
  await recordManuscript(ctx, draft, 'not-appeared');
  return { draft, noteId };
};

/**
 * Lets pass, in a portal from a backup, what was due: it may have come out where that was taken, and whoever follows its author
 * was told. It is a draft again, which says so, and nobody is told. It runs in the caller's transaction and gives how many
 * these were.
 */
export const letSchedulePass = async (ctx: Ctx): Promise<number> => {
  let passed = 0;
  for (const id of await findDue(ctx)) {
    const manuscript = await lockManuscriptRow(ctx, id);
    if (!isDue(ctx, manuscript)) continue;
    await makeDraft(ctx, manuscript, texts.passedInBackup);
    passed++;
  }
  return passed;
};
