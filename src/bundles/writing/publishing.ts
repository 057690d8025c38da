// Makes a manuscript a piece, or changes the one made of it: now, later, and for how long. contract.md 14.6
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { badInput, forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { rehearse } from '#kernel/rehearsal.ts';
import { isHeldFor, loadAdmission } from './admission.ts';
import type { Admit } from './admission.ts';
import { announceManuscript, manuscriptPublished } from './announcing.ts';
import { recordManuscript } from './manuscript-history.ts';
import { MAX_SCHEDULE_DAYS, RUN_SCHEDULE_JOB } from './constants.ts';
import { conflictOf, lockManuscript } from './manuscript-lock.ts';
import type { Conflict } from './manuscript-lock.ts';
import { writingOf } from './kind-writing.ts';
import { mayEditManuscript, mayHandOn, mayPublishManuscript, maySeeManuscript } from './policy.ts';
import { findManuscript, findRevisionUpTo } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscripts } from './schema.ts';
import * as texts from './texts.ts';
import { NOT_SCHEDULED, markVersion } from './versions.ts';

export type ChangeOutcome = { readonly kind: 'done'; readonly manuscript: Manuscript } | Conflict;

export type PublishOutcome = (ChangeOutcome & { readonly kind: 'done'; readonly isNew: boolean }) | Conflict;

/** This is a manuscript as the viewer saw it. */
export interface SeenVersion {
  readonly id: number;
  readonly version: number;
}

export interface PublishOptions extends SeenVersion {
  /** When the piece is no longer shown: undefined leaves it as it is, null is never. */
  readonly expiresAt?: Date | null | undefined;
}

/**
 * Publishes it now; what is out already stays as it is. Throws 403, and 422 by field for what is unfit.
 * No entry: the kind leaves one for the piece that comes out.
 */
export const publishManuscript = async (ctx: Ctx, options: PublishOptions): Promise<PublishOutcome> => {
  const { admit } = await findToPublish(ctx, options.id);
  return withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const manuscript = await lockToPublish(ctx, options.id, admit);
    const isNew = manuscript.publishedVersion === null;
    if (manuscript.version !== options.version) return conflictOf(ctx, manuscript, options.version);
    const expiresAt = options.expiresAt === undefined ? expiryLeft(ctx, manuscript) : options.expiresAt;
    const isOut = isOutAsItIs(manuscript);
    if (isOut && isSameMoment(expiresAt, manuscript.expiresAt)) return { kind: 'done', manuscript, isNew };
    refuseIfAny({ ...(expiresAt && expiresAt <= ctx.now && { expiresAt: texts.expiryPassed }) });
    const outcome = await publishLocked(ctx, { ...manuscript, expiresAt }, admit);
    if (outcome.kind === 'invalid') throw badInput(outcome.errors, texts.notFitYet);
    // Nobody is told that it came out where it is out already, and only its end is another.
    if (!isOut && ctx.viewer.id !== manuscript.authorId)
      await announceManuscript(ctx, manuscriptPublished, outcome.manuscript);
    return { ...outcome, isNew };
  });
};

export interface ScheduleOptions extends PublishOptions {
  readonly at: Date;
  /** When it was to come out, as whoever moves it saw it. */
  readonly seenAt?: Date;
  /** The field in which they chose it, beside which stands what is wrong with it. */
  readonly field?: string;
}

/** Lets it come out by itself. What is unfit to come out is said now, not then. */
export const scheduleManuscript = async (ctx: Ctx, options: ScheduleOptions): Promise<ChangeOutcome> => {
  const { field = 'at' } = options;
  const { seen, admit } = await findToPublish(ctx, options.id);
  if (!mayBringOut(ctx.viewer, seen, admit)) throw refusalOf(ctx, seen);
  if (seen.version === options.version) refuseIfAny(await problemsOf(ctx, seen));
  return withTransaction(ctx, async (ctx): Promise<ChangeOutcome> => {
    const manuscript = await lockToPublish(ctx, options.id, admit);
    if (manuscript.version !== options.version || isMoved(manuscript, options))
      return conflictOf(ctx, manuscript, options.version);
    const expiresAt = options.expiresAt === undefined ? expiryLeft(ctx, manuscript) : options.expiresAt;
    const isSame = manuscript.state === 'scheduled' && isSameMoment(manuscript.scheduledFor, options.at);
    if (isSame && isSameMoment(expiresAt, manuscript.expiresAt)) return { kind: 'done', manuscript };
    refuseIfAny({
      ...(options.at <= ctx.now && { [field]: texts.momentPassed }),
      ...(isTooFar(ctx, options.at) && { [field]: texts.momentTooFar }),
      ...(expiresAt && expiresAt <= options.at && { expiresAt: texts.expiryBeforeStart }),
    });
    const plan = {
      state: 'scheduled',
      scheduledFor: options.at,
      scheduledBy: ctx.viewer.id,
      expiresAt,
    } as const;
    const scheduled = await updateManuscript(ctx, manuscript, { ...plan, submittedAt: null });
    await markVersion(ctx, manuscript, 'scheduled');
    await enqueue(ctx, RUN_SCHEDULE_JOB, {}, { startAfter: options.at });
    const before = manuscript.scheduledFor && { at: manuscript.scheduledFor.toISOString() };
    await recordManuscript(ctx, scheduled, 'scheduled', { at: options.at.toISOString() }, before);
    return { kind: 'done', manuscript: scheduled };
  });
};

const isTooFar = ({ now }: Ctx, at: Date): boolean =>
  at.getTime() > now.getTime() + MAX_SCHEDULE_DAYS * DAY_MS;

/**
 * Returns by field what would stand against its coming out now by the viewer: it is tried, and undone again. No entry: all of
 * it is undone.
 */
export const problemsOf = (ctx: Ctx, manuscript: Manuscript): Promise<FieldErrors> =>
  rehearse(ctx, async (ctx) => {
    const outcome = await publishAs(ctx, manuscript);
    return outcome.kind === 'invalid' ? outcome.errors : {};
  });

/** Throws 422 when anything is wrong. */
export const refuseIfAny = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw badInput(errors, texts.notFitYet);
};

type PublishLockedOutcome = { readonly kind: 'done'; readonly manuscript: Manuscript } | Invalid;

/** Publishes a locked manuscript as the viewer, who may; the piece then says what its author meant it to say. */
export const publishLocked = async (
  ctx: Ctx,
  manuscript: Manuscript,
  admit: Admit,
): Promise<PublishLockedOutcome> => {
  const outcome = await publishAs(ctx, manuscript);
  if (outcome.kind === 'invalid') return outcome;
  const { version, expiresAt } = manuscript;
  const out = await updateManuscript(ctx, manuscript, {
    state: 'done',
    objectId: outcome.id,
    pieceState: 'published',
    publishedVersion: version,
    takenBackBy: null,
    expiresAt,
    submittedAt: null,
    heldReasons: [],
    markedReasons: admit(manuscript).marks,
    ...(manuscript.answers && { answers: { ...manuscript.answers, wasOfConcern: false } }),
    ...NOT_SCHEDULED,
  });
  await markVersion(ctx, manuscript, 'published');
  if (expiresAt) await enqueue(ctx, RUN_SCHEDULE_JOB, {}, { startAfter: expiresAt });
  return { kind: 'done', manuscript: out };
};

/** Writes what becomes of a locked manuscript. */
export const updateManuscript = async (
  ctx: Ctx,
  { id }: Pick<Manuscript, 'id'>,
  changes: Partial<Omit<Manuscript, 'id' | 'version'>>,
): Promise<Manuscript> => {
  const [row] = await ctx.db.update(manuscripts).set(changes).where(eq(manuscripts.id, id)).returning();
  return row!;
};

const publishAs = async (ctx: Ctx, manuscript: Manuscript) => {
  const { type, objectId, authorId, content, version, publishedVersion } = manuscript;
  const writing = writingOf(ctx, type);
  const shownIds = (await findRevisionUpTo(ctx, manuscript, version))?.imageIds ?? [];
  const revisions = { before: publishedVersion, after: version };
  const read = writing.read(ctx, content);
  return writing.publish(ctx, { id: objectId, authorId, content: read, shownIds, revisions });
};

/** What it waits for is asked before a transaction begins. Throws 404 to strangers, too. */
const findToPublish = async (ctx: Ctx, id: number) => {
  const seen = await findManuscript(ctx, id);
  if (!seen || !maySeeManuscript(ctx.viewer, seen)) throw notFound();
  return { seen, admit: await loadAdmission(ctx, seen) };
};

/** Says whether the viewer may bring it out where it is meant for and as it stands. */
export const mayBringOut = (viewer: Ctx['viewer'], manuscript: Manuscript, admit: Admit): boolean =>
  mayPublishManuscript(viewer, manuscript, isHeldFor(viewer, manuscript, admit));

const lockToPublish = async (ctx: Ctx, id: number, admit: Admit) => {
  const manuscript = await lockManuscript(ctx, id, mayEditManuscript);
  if (!mayBringOut(ctx.viewer, manuscript, admit)) throw refusalOf(ctx, manuscript);
  return manuscript;
};

/** Those who write it are told that they can hand it in, or that they can't here. */
const refusalOf = ({ viewer }: Ctx, manuscript: Manuscript) => {
  if (!mayEditManuscript(viewer, manuscript)) return forbidden();
  return forbidden(mayHandOn(viewer, manuscript) ? texts.submitInstead : texts.suspendedHere);
};

/** There is nothing in it that readers don't have already. */
export const isOutAsItIs = ({ state, pieceState, version, publishedVersion }: Manuscript): boolean =>
  state === 'done' && pieceState === 'published' && version === publishedVersion;

/** An end that is over belongs to an earlier time. */
const expiryLeft = ({ now }: Ctx, { expiresAt }: Manuscript): Date | null =>
  expiresAt && expiresAt > now ? expiresAt : null;

/** Somebody else has moved it since, or it is no longer scheduled. */
const isMoved = ({ state, scheduledFor }: Manuscript, { seenAt }: ScheduleOptions): boolean =>
  seenAt !== undefined && (state !== 'scheduled' || !isSameMoment(scheduledFor, seenAt));

const isSameMoment = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();
