// Makes changes of a piece that don't come from its composer, such as other pictures, or dates of a calendar that are moved:
// the manuscript gets them too, or publishing it again would undo them.
import { eq } from 'drizzle-orm';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import { HttpError, forbidden } from '#kernel/errors.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { hasRole } from '#kernel/viewer.ts';
import { writingOf } from './kind-writing.ts';
import { isHeldFor, loadAdmission } from './admission.ts';
import { announceManuscript, manuscriptSubmitted } from './announcing.ts';
import { recordManuscript } from './manuscript-history.ts';
import { lockManuscript } from './manuscript-lock.ts';
import { mayHandOn } from './policy.ts';
import { findManuscriptOf, findRevisionUpTo, lockManuscriptRow } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscripts } from './schema.ts';
import * as texts from './texts.ts';
import { addVersion, isSameContent } from './versions.ts';
import type { NewVersion } from './versions.ts';
import type { CommonContent } from './views.ts';

/** The manuscript of a piece that is being changed, if anybody has begun one; locked. */
export interface ManuscriptOfPiece {
  /** Makes the same change in it; what was changed since it came out stays so, and waits as before. */
  readonly change: <Content extends CommonContent>(change: (content: Content) => unknown) => Promise<void>;
  /** Throws 403 where the viewer's changes beside the composer are out without anybody's look, and mustn't be. */
  readonly demandPassage: () => Promise<void>;
}

/** Locks the manuscript before the piece itself is locked, as in publishing: else the two would wait for each other. */
export const lockManuscriptOfPiece = async (ctx: Ctx, ref: ContentRef): Promise<ManuscriptOfPiece> => {
  if (!ctx.transaction)
    throw new Error('a manuscript is locked inside the transaction that changes its piece');
  const known = await findManuscriptOf(ctx, ref);
  const manuscript = known && (await lockManuscriptRow(ctx, known.id));
  return {
    demandPassage: () => demandPassage(ctx, ref),
    change: async (change) => {
      const isLeft = manuscript && manuscript.pieceState !== 'erased';
      if (isLeft) await changeBothVersions(ctx, manuscript, (content) => change(content as never));
    },
  };
};

/**
 * Changes beside the composer are out at once: whose piece waits for somebody before it appears makes them there and hands them
 * in. Editors of its place are held up by nothing. Throws 403.
 */
export const demandPassage = async (ctx: Ctx, ref: ContentRef): Promise<void> => {
  const piece = await writingOf(ctx, ref.type).contentOf(ctx, ref.id);
  if (!piece || hasRole(ctx.viewer, 'editor', piece.locationPath)) return;
  const { authorId, content, locationPath } = piece;
  const known = await findManuscriptOf(ctx, ref);
  const manuscript = { id: known?.id ?? 0, type: ref.type as ContentType, authorId };
  const admit = await loadAdmission(ctx, manuscript);
  if (admit({ content, locationPath, answers: null }).isGated) throw forbidden(texts.changeByComposer);
};

/** Says whether somebody has begun to change a piece, and readers don't have that yet. */
export const isBeingChanged = async (ctx: Ctx, ref: ContentRef): Promise<boolean> => {
  const manuscript = await findManuscriptOf(ctx, ref);
  return manuscript !== undefined && manuscript.state !== 'done';
};

/** A manuscript that says what something else says, such as a calendar that is read in again; locked. */
export interface FollowingManuscript extends Pick<ManuscriptOfPiece, 'change'> {
  /** The piece that it changes, null for one that is yet to come out. */
  readonly objectId: number | null;
  /** Makes a change in what is written, which readers get when an editor has looked at it; what is out stays. */
  readonly changeForReview: ManuscriptOfPiece['change'];
  /** Says whether something would hold what the viewer changes so. */
  readonly isHeldWith: <Content extends CommonContent>(change: (content: Content) => unknown) => boolean;
}

/** Locks the manuscript, also before the piece is locked. Throws 404, 403 and 410. */
export const lockManuscriptToFollow = async (ctx: Ctx, id: number): Promise<FollowingManuscript> => {
  if (!ctx.transaction) throw new Error('a manuscript is locked inside the transaction that changes it');
  const manuscript = await lockManuscript(ctx, id, mayHandOn);
  const admit = await loadAdmission(ctx, manuscript);
  return {
    objectId: manuscript.objectId,
    change: (change) => changeBothVersions(ctx, manuscript, (content) => change(content as never)),
    changeForReview: (change) => changeNext(ctx, manuscript, (content) => change(content as never)),
    isHeldWith: (change) => {
      const content = read(ctx, manuscript, manuscript.content);
      const next = changed(ctx, manuscript, (now) => change(now as never), content);
      return isHeldFor(ctx.viewer, { ...manuscript, content: next }, admit);
    },
  };
};

/** A manuscript that is done or scheduled is handed in; whoever is writing on another one goes on with the change. */
const changeNext = async (ctx: Ctx, manuscript: Manuscript, change: Change): Promise<void> => {
  const content = read(ctx, manuscript, manuscript.content);
  const next = changed(ctx, manuscript, change, content);
  if (isSameContent(content, next)) return;
  const isHandedIn = manuscript.state === 'done' || manuscript.state === 'scheduled';
  const state = isHandedIn ? 'in-review' : manuscript.state;
  const after = await add(ctx, manuscript, { content: next, state, isOut: false });
  if (!isHandedIn) return;
  const { reasons, marks } = (await loadAdmission(ctx, after))(after);
  const waiting = { submittedAt: ctx.now, heldReasons: reasons, markedReasons: marks };
  const submitted = { ...after, ...waiting };
  await ctx.db.update(manuscripts).set(waiting).where(eq(manuscripts.id, after.id));
  await recordManuscript(ctx, submitted, 'submitted');
  await announceManuscript(ctx, manuscriptSubmitted, submitted);
};

type Change = (content: CommonContent) => unknown;

/** What is out becomes a version of its own, beneath what isn't yet. */
const changeBothVersions = async (ctx: Ctx, manuscript: Manuscript, change: Change): Promise<void> => {
  const { version, publishedVersion, state } = manuscript;
  const content = read(ctx, manuscript, manuscript.content);
  if (publishedVersion === version || publishedVersion === null) {
    const isOut = publishedVersion !== null;
    const next = changed(ctx, manuscript, change, content);
    if (isSameContent(content, next)) return;
    const after = await add(ctx, manuscript, { content: next, state, isOut });
    if (isOut) await setPublishedVersion(ctx, after);
    return;
  }
  const [out, newest] = await Promise.all(
    [publishedVersion, version].map((one) => findRevisionUpTo(ctx, manuscript, one)),
  );
  const outContent = changed(ctx, manuscript, change, read(ctx, manuscript, out!.content));
  const whatIsOut = { content: outContent, state, isOut: true, shownIds: out!.imageIds };
  const below = await add(ctx, manuscript, whatIsOut);
  await setPublishedVersion(ctx, below);
  const isNot = { content: changed(ctx, manuscript, change, content), state, isOut: false };
  await add(ctx, below, { ...isNot, shownIds: newest!.imageIds });
};

const read = (ctx: Ctx, { type }: Manuscript, content: unknown): CommonContent =>
  writingOf(ctx, type).read(ctx, content);

/** What can't hold the change, such as a text that ends with the mark of its free part, stays as it is. */
const changed = (ctx: Ctx, manuscript: Manuscript, change: Change, content: CommonContent): CommonContent => {
  try {
    return read(ctx, manuscript, change(content));
  } catch (error) {
    if (error instanceof HttpError) return content;
    throw error;
  }
};

interface Next extends Pick<NewVersion, 'content' | 'state' | 'shownIds'> {
  readonly isOut: boolean;
}

const add = (ctx: Ctx, before: Manuscript, { isOut, ...next }: Next): Promise<Manuscript> =>
  addVersion(ctx, before, {
    ...next,
    window: null,
    basedOn: before.version,
    occasion: isOut ? 'published' : 'merged',
    standsAlone: true,
  });

const setPublishedVersion = (ctx: Ctx, { id, version }: Manuscript) =>
  ctx.db.update(manuscripts).set({ publishedVersion: version }).where(eq(manuscripts.id, id));
