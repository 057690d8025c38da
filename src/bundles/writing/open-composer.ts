// Loads what a composer begins with: a new manuscript, one that is gone on with, or the piece that is to be changed.
import { agoOf } from '#design/dates.ts';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbiddenIfSeen, gone, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { isPieceShown } from './manuscript-lock.ts';
import { openManuscript } from './saving.ts';
import { toComposerView } from './composer-view.ts';
import { writingOf } from './kind-writing.ts';
import type { EditablePiece } from './kind-writing.ts';
import { composerOf } from './paths.ts';
import { demandToBegin } from './opening.ts';
import { ownPlaceId } from './own-place.ts';
import { mayEditManuscript, maySeeManuscript } from './policy.ts';
import { findManuscriptOf, listUnfinished } from './queries.ts';
import type { Manuscript } from './queries.ts';
import * as texts from './texts.ts';
import { pathOf } from './versions.ts';
import type { CommonContent, ComposerView } from './views.ts';

/**
 * Loads a new manuscript, which begins like the piece named, if one is. Throws 403 for those who may not write, and says why,
 * and 403, 404 and 410 for a piece that they may not change.
 */
export const loadNewComposer = async (
  ctx: Ctx,
  type: ContentType,
  like: number | undefined,
): Promise<ComposerView> => {
  await demandToBegin(ctx, type);
  const authorId = ctx.viewer.id!;
  const content =
    like === undefined
      ? { ...writingOf(ctx, type).blank(), locationId: await ownPlaceId(ctx) }
      : await contentLike(ctx, { type, id: like });
  const [view, unfinished] = await Promise.all([
    // What may be done is asked where it is meant for already.
    toComposerView(ctx, { ...NOT_BEGUN, type, authorId, locationPath: await pathOf(ctx, content) }, content),
    listUnfinished(ctx, authorId, type),
  ]);
  return {
    ...view,
    unfinished: unfinished.map(({ id, title, changedAt }) => ({
      title: title || texts.untitled,
      href: url(composerOf(type).goOn, { id }),
      changedAt: agoOf(changedAt, ctx.now),
    })),
  };
};

const contentLike = async (ctx: Ctx, { type, id }: ContentRef): Promise<CommonContent> => {
  const writing = writingOf(ctx, type);
  if (!writing.startFrom) throw notFound();
  const { piece } = await findEditable(ctx, { type, id });
  return writing.startFrom(piece.content);
};

/** Loads the manuscript of the piece if somebody has begun one, by its id; else the piece itself. Throws 403, 404 and 410. */
export const loadPieceComposer = async (
  ctx: Ctx,
  type: ContentType,
  objectId: number,
): Promise<ComposerView | { readonly begun: number }> => {
  demandToAct(ctx.viewer);
  const begun = await findManuscriptOf(ctx, { type, id: objectId });
  if (begun && maySeeManuscript(ctx.viewer, begun)) return { begun: begun.id };
  const { piece, manuscript } = await findEditable(ctx, { type, id: objectId });
  return { ...(await toComposerView(ctx, manuscript, piece.content)), unfinished: [] };
};

/** Returns a piece that the viewer may change, as if its manuscript were begun now. */
const findEditable = async (ctx: Ctx, ref: ContentRef) => {
  const piece = await writingOf(ctx, ref.type).contentOf(ctx, ref.id);
  if (!piece) throw notFound();
  const manuscript = { ...NOT_BEGUN, ...factsOf(piece), type: ref.type, objectId: ref.id };
  const isSeen = maySeeManuscript(ctx.viewer, manuscript) || (await isPieceShown(ctx, ref, piece.state));
  if (isSeen && piece.state === 'erased') throw gone();
  if (!mayEditManuscript(ctx.viewer, manuscript)) throw forbiddenIfSeen(isSeen);
  return { piece, manuscript };
};

/** Goes on with one. Throws 403, 404 and 410. */
export const loadComposer = async (ctx: Ctx, id: number): Promise<ComposerView> => {
  demandToAct(ctx.viewer);
  const manuscript = await openManuscript(ctx, id);
  const content = writingOf(ctx, manuscript.type).read(ctx, manuscript.content);
  return { ...(await toComposerView(ctx, manuscript, content)), unfinished: [] };
};

/** The first save makes it. */
const NOT_BEGUN: Omit<Manuscript, 'type' | 'authorId'> = {
  id: 0,
  key: '',
  state: 'draft',
  objectId: null,
  pieceState: null,
  takenBackBy: null,
  version: 0,
  publishedVersion: null,
  content: {},
  title: '',
  locationPath: '',
  scheduledFor: null,
  scheduledBy: null,
  expiresAt: null,
  submittedAt: null,
  heldReasons: [],
  markedReasons: [],
  answers: null,
  createdAt: new Date(0),
  changedAt: new Date(0),
  changedBy: null,
};

/** Nothing is changed yet. */
const factsOf = ({ authorId, locationPath, state }: EditablePiece<CommonContent>) => ({
  authorId,
  locationPath,
  pieceState: state,
  state: 'done' as const,
  publishedVersion: 0,
});
