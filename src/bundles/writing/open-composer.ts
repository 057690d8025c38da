// Topic: what a composer begins with: a new manuscript, one that is gone on with, or the piece that is to be changed.
import { agoOf } from '#design/dates.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
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
import type { CommonContent, ComposerView } from './views.ts';

/** For a new one. Throws 403 for those who may not write, and says why. */
export const loadNewComposer = async (ctx: Ctx, type: ContentType): Promise<ComposerView> => {
  await demandToBegin(ctx, type);
  const authorId = ctx.viewer.id!;
  const content = { ...writingOf(ctx, type).blank(), locationId: await ownPlaceId(ctx) };
  const [view, unfinished] = await Promise.all([
    toComposerView(ctx, { ...NOT_BEGUN, type, authorId }, content),
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

/** The manuscript of the piece if somebody has begun one, by its id; else the piece itself. Throws 403, 404 and 410. */
export const loadPieceComposer = async (
  ctx: Ctx,
  type: ContentType,
  objectId: number,
): Promise<ComposerView | { readonly begun: number }> => {
  demandToAct(ctx.viewer);
  const writing = writingOf(ctx, type);
  const begun = await findManuscriptOf(ctx, { type, id: objectId });
  if (begun && maySeeManuscript(ctx.viewer, begun)) return { begun: begun.id };
  const piece = await writing.contentOf(ctx, objectId);
  if (!piece) throw notFound();
  const manuscript = { ...NOT_BEGUN, ...factsOf(piece), type, objectId };
  const ref = { type, id: objectId };
  const isSeen = maySeeManuscript(ctx.viewer, manuscript) || (await isPieceShown(ctx, ref, piece.state));
  if (isSeen && piece.state === 'erased') throw gone();
  if (!mayEditManuscript(ctx.viewer, manuscript)) throw forbiddenIfSeen(isSeen);
  return { ...(await toComposerView(ctx, manuscript, piece.content)), unfinished: [] };
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
