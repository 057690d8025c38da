// Begins and saves manuscripts. Saves are told of by revisions, not by the history. Nobody's words are refused because of what
// is being done with them; only a save on top of an older version is, with everything that is needed to bring both together.
// contract.md 14.6
import { and, eq } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, notFound } from '#kernel/errors.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { isHeldFor, loadAdmission } from './admission.ts';
import type { Admit } from './admission.ts';
import { announceManuscript, manuscriptSubmitted } from './announcing.ts';
import { recordManuscript } from './manuscript-history.ts';
import { conflictOf, lockManuscript, lockManuscriptOf, insertManuscript } from './manuscript-lock.ts';
import type { Conflict } from './manuscript-lock.ts';
import { writingOf } from './kind-writing.ts';
import { mayEditManuscript, mayPublishManuscript, maySeeManuscript } from './policy.ts';
import { demandToBegin } from './opening.ts';
import { findManuscript, findRevisionUpTo, lockManuscriptRow } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscripts } from './schema.ts';
import { addVersion, isSameContent, retainVersion, pathOf } from './versions.ts';
import type { CommonContent } from './views.ts';

export type SaveOutcome = { readonly kind: 'saved'; readonly manuscript: Manuscript } | Conflict;

export interface Creation {
  readonly type: ContentType;
  /** A key made by the browser: a beginning that is repeated, because its answer was lost, is the same one. */
  readonly key: string;
  /** The window's own name, as saves give it. The key is no such name: another window may go on with a text left behind. */
  readonly window?: string | undefined;
  /** The piece that is to be changed; null for a new one. */
  readonly objectId: number | null;
  readonly content: unknown;
}

/** What is out, as the first version of a manuscript that is made of it. */
const BEGUN_VERSION = 1;

/** Begins a manuscript with its first words. Of a piece there is only one; who comes second meets a conflict. */
export const createManuscript = async (ctx: Ctx, creation: Creation): Promise<SaveOutcome> => {
  await (creation.objectId === null ? demandToBegin(ctx, creation.type) : demandToAct(ctx.viewer));
  const content = writingOf(ctx, creation.type).read(ctx, creation.content);
  return withTransaction(ctx, async (ctx) => {
    const manuscript = await findOrCreate(ctx, creation);
    // Of a piece it begins with what was out before anybody began: a page that knows more has the manuscript's own address.
    const version = creation.objectId === null ? 0 : BEGUN_VERSION;
    return saveOn(ctx, manuscript, { content, window: creation.window ?? creation.key, version });
  });
};

export interface Saving {
  readonly id: number;
  /** The version on top of which it is made. */
  readonly version: number;
  readonly content: unknown;
  /** The window's own name, which no other window has; without it each save is a revision of its own. */
  readonly window: string | null;
}

/** Saves on top of a version. The same words again, because the answer was lost, are the same save. */
export const saveManuscript = async (ctx: Ctx, { id, ...saving }: Saving): Promise<SaveOutcome> => {
  const known = await findManuscript(ctx, id);
  // Words that can't be read are refused otherwise: nobody else learns by it that there is something to save.
  if (!known || !maySeeManuscript(ctx.viewer, known)) throw notFound();
  const content = writingOf(ctx, known.type).read(ctx, saving.content);
  // Only for what is scheduled does it matter: what is typed is saved every few seconds.
  const admit = known.state === 'scheduled' ? await loadAdmission(ctx, known) : undefined;
  return withTransaction(ctx, async (ctx) => {
    const manuscript = await lockManuscript(ctx, id, mayEditManuscript);
    return saveOn(ctx, manuscript, { ...saving, content, admit });
  });
};

/**
 * Returns the manuscript as it is now, for somebody who goes on from there. Throws 404, 403 and 410. No entry: a revision is
 * kept, nothing is changed.
 */
export const openManuscript = (ctx: Ctx, id: number): Promise<Manuscript> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockManuscript(ctx, id, mayEditManuscript);
    await retainVersion(ctx, manuscript);
    return manuscript;
  });

/** Makes an older revision the newest version; what was there stays among the revisions. */
export const restoreRevision = (
  ctx: Ctx,
  { id, version, revision }: { readonly id: number; readonly version: number; readonly revision: number },
): Promise<SaveOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SaveOutcome> => {
    const manuscript = await lockManuscript(ctx, id, mayEditManuscript);
    const older = await findRevisionUpTo(ctx, manuscript, revision);
    if (older?.version !== revision) throw notFound();
    const content = writingOf(ctx, manuscript.type).read(ctx, older.content);
    if (isSameContent(manuscript.content, content)) return { kind: 'saved', manuscript };
    if (manuscript.version !== version) return conflictOf(ctx, manuscript, version);
    const state = await stateAfterSave(ctx, manuscript, { content });
    const next = { content, window: null, basedOn: version, standsAlone: true, state };
    const { imageIds: shownIds } = older;
    const saved = await addVersion(ctx, manuscript, { ...next, shownIds, occasion: 'restored' });
    await recordManuscript(ctx, saved, 'restored', { revision });
    await announceIfSubmitted(ctx, manuscript, saved);
    return { kind: 'saved', manuscript: saved };
  });

const findOrCreate = async (ctx: Ctx, { type, key, objectId }: Creation): Promise<Manuscript> => {
  if (objectId !== null) return createOfPiece(ctx, type, objectId);
  const authorId = ctx.viewer.id!;
  const begun = await insertManuscript(ctx, { type, key, authorId, state: 'draft' });
  if (begun) return begun;
  const isSame = and(eq(manuscripts.authorId, authorId), eq(manuscripts.key, key));
  const [known] = await ctx.db.select({ id: manuscripts.id }).from(manuscripts).where(isSame);
  const locked = known && (await lockManuscriptRow(ctx, known.id));
  if (locked?.type !== type) throw badRequest();
  return lockManuscript(ctx, locked.id, mayEditManuscript);
};

const createOfPiece = async (ctx: Ctx, type: ContentType, id: number): Promise<Manuscript> =>
  lockManuscriptOf(ctx, { type, id }, mayEditManuscript);

interface ReadSaving {
  readonly content: CommonContent;
  readonly window: string | null;
  readonly version: number;
  /** What it would wait for; asked for when that matters where it is left out. */
  readonly admit?: Admit | undefined;
}

const saveOn = async (ctx: Ctx, manuscript: Manuscript, saving: ReadSaving): Promise<SaveOutcome> => {
  const { content, window, version } = saving;
  const isBegun = manuscript.version > 0;
  if (isBegun && isSameContent(manuscript.content, content)) return { kind: 'saved', manuscript };
  const isBehind = version !== manuscript.version;
  const isRepeated = isBehind && (await isAnswerLost(ctx, manuscript, saving));
  if (isBehind && !isRepeated) return conflictOf(ctx, manuscript, version);
  const state = await stateAfterSave(ctx, manuscript, saving);
  const occasion = isSubmitted(manuscript, { state }) ? ('submitted' as const) : null;
  const next = { content, window, basedOn: version, standsAlone: isRepeated, state, occasion };
  const saved = await addVersion(ctx, manuscript, next);
  await announceIfSubmitted(ctx, manuscript, saved);
  return { kind: 'saved', manuscript: saved };
};

/** Says whether the window didn't hear that its last save was done, and sends its newer words on top of what it knew before. */
const isAnswerLost = async (ctx: Ctx, manuscript: Manuscript, { window, version }: ReadSaving) => {
  const last = await findRevisionUpTo(ctx, manuscript, manuscript.version);
  const isOwn = last?.editorId === ctx.viewer.id && last.occasion === null;
  return isOwn && window !== null && last.window === window && last.basedOn === version;
};

/**
 * What is changed after it came out is a draft again. What is to come out by itself comes out by the right of whoever
 * changed it last; when they may not publish it where it is meant for now, it goes back to the editors.
 */
const stateAfterSave = async (
  ctx: Ctx,
  manuscript: Manuscript,
  { content, admit }: Pick<ReadSaving, 'content' | 'admit'>,
): Promise<Manuscript['state']> => {
  if (manuscript.state === 'done') return 'draft';
  if (manuscript.state !== 'scheduled') return manuscript.state;
  const meant = { ...manuscript, content, locationPath: await pathOf(ctx, content) };
  const asked = admit ?? (await loadAdmission(ctx, manuscript));
  const may = [manuscript, meant].every((facts) =>
    mayPublishManuscript(ctx.viewer, facts, isHeldFor(ctx.viewer, facts, asked)),
  );
  if (may) {
    const vouched = { scheduledBy: ctx.viewer.id };
    await ctx.db.update(manuscripts).set(vouched).where(eq(manuscripts.id, manuscript.id));
    return 'scheduled';
  }
  const { reasons, marks } = asked(meant);
  const submitted = { submittedAt: ctx.now, heldReasons: reasons, markedReasons: marks };
  await ctx.db.update(manuscripts).set(submitted).where(eq(manuscripts.id, manuscript.id));
  return 'in-review';
};

const isSubmitted = (before: Manuscript, { state }: Pick<Manuscript, 'state'>): boolean =>
  before.state === 'scheduled' && state === 'in-review';

/** Notes in the history that it was submitted, if it was, and tells the editors of the place that it is meant for now. */
const announceIfSubmitted = async (ctx: Ctx, before: Manuscript, after: Manuscript): Promise<void> => {
  if (!isSubmitted(before, after)) return;
  await recordManuscript(ctx, after, 'submitted');
  await announceManuscript(ctx, manuscriptSubmitted, after);
};
