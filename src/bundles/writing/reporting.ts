// Handles pieces that somebody tells moderators of: what is kept of one, how it is hidden from everybody but editors, and comes
// back as it was. Its manuscript knows of both.
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentKind, ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { threadLocking } from '#bundles/comments/public.ts';
import { record } from '#bundles/history/public.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import type { EvidencePart, Reportable, ThingAct } from '#bundles/moderation/public.ts';
import { isUnpublished } from '#bundles/pieces/public.ts';
import { parseDocument, toPlainText } from '#bundles/rich-text/public.ts';
import { IMAGE_TYPE, PIECE_STATES_LATER, STREAM_TYPE } from './constants.ts';
import { writingOf } from './kind-writing.ts';
import { ensureManuscriptOf } from './manuscript-lock.ts';
import { updateManuscript } from './publishing.ts';
import { eraseManuscript } from './withdrawing.ts';
import type { RevisionField } from './views.ts';

/** Returns a declaration for each kind that is written. */
export const reportablePieces = async (ctx: Ctx): Promise<readonly Reportable[]> =>
  declaring(ctx.portal.kinds.all(), 'names')
    .filter(({ writing }) => writing !== undefined)
    .map(toReportable);

const toReportable = (
  kind: ContentKind & { readonly names: { readonly one: string; readonly yours: string } },
): Reportable => {
  const { type, names } = kind;
  const ref = (id: number): ContentRef => ({ type, id });
  return {
    type,
    name: names.one,
    yours: names.yours,
    ...(kind.isPicture && { medium: 'IMAGE' as const }),
    isSeen: async (ctx, id) => (await findSummary(ctx, ref(id))) !== undefined,
    find: (ctx, id) => findPiece(ctx, ref(id)),
    hide: hidingOf(type),
    ...(kind.listing && { reduce: reducingOf(type) }),
    label: async (_ctx, id) => [kind.tag(id)],
    ...(kind.comments && { lock: threadLocking(async (_ctx, id) => ref(id)) }),
    erase: async (ctx, id) => {
      const manuscript = await ensureManuscriptOf(ctx, ref(id));
      if (manuscript?.pieceState !== 'hidden') return false;
      await writingOf(ctx, type).setState(ctx, id, 'erased');
      await eraseManuscript(ctx, manuscript);
      return true;
    },
  };
};

const findPiece = async (ctx: Ctx, { type, id }: ContentRef) => {
  const writing = writingOf(ctx, type);
  const piece = await writing.contentOf(ctx, id);
  if (!piece || isUnpublished(piece)) return undefined;
  const { title, imageIds, streamIds } = writing.outline(piece.content);
  const fields = await writing.fields(ctx, piece.content);
  return {
    title,
    href: piece.href,
    authorId: piece.authorId,
    locationPath: piece.locationPath,
    ...(piece.publishedAt && { writtenAt: piece.publishedAt }),
    evidence: { parts: fields.flatMap((field) => toParts(ctx, field)) },
    imageIds,
    shows: [
      ...imageIds.map((imageId) => ({ type: IMAGE_TYPE, id: imageId })),
      ...streamIds.map((streamId) => ({ type: STREAM_TYPE, id: streamId })),
    ],
  };
};

const toParts = ({ config }: Ctx, field: RevisionField): EvidencePart[] => {
  if (field.kind === 'picture') return [];
  const text = field.kind === 'words' ? field.value : textOf(field.value, config.publicUrl);
  return text === '' ? [] : [{ label: field.name, text }];
};

const textOf = (tree: unknown, publicUrl: string): string => {
  const read = parseDocument(tree, { publicUrl });
  return read.ok ? toPlainText(read.document) : '';
};

/** Takes a piece out of lists, front pages, feeds and recommendations, and puts it last in searches; its page stays. */
const reducingOf = (type: string): ThingAct => {
  const set = async (ctx: Ctx, id: number, isReduced: boolean): Promise<boolean> => {
    if (!(await deskPieces.setReduced(ctx, { type, id }, isReduced))) return false;
    await writingOf(ctx, type).relist(ctx, id);
    await record(ctx, { type, objectId: id, action: `${type}.${isReduced ? 'reduced' : 'relisted'}` });
    return true;
  };
  return {
    act: async (ctx, id) => ((await set(ctx, id, true)) ? {} : undefined),
    takeBack: (ctx, id) => set(ctx, id, false),
  };
};

const hidingOf = (type: string): ThingAct => ({
  act: async (ctx, id) => {
    const manuscript = await ensureManuscriptOf(ctx, { type, id });
    const state = manuscript?.pieceState;
    if (!manuscript || !state || state === 'hidden' || state === 'erased') return undefined;
    await writingOf(ctx, type).setState(ctx, id, 'hidden');
    await updateManuscript(ctx, manuscript, { pieceState: 'hidden' });
    return { state };
  },
  takeBack: async (ctx, id, before) => {
    const manuscript = await ensureManuscriptOf(ctx, { type, id });
    const former = PIECE_STATES_LATER.find((one) => one === before['state']);
    if (manuscript?.pieceState !== 'hidden' || !former || former === 'hidden') return false;
    const isOver = manuscript.expiresAt !== null && manuscript.expiresAt <= ctx.now;
    // Its time went on while it was hidden: it isn't out until the next run of the job that takes such pieces away.
    const state = former === 'published' && isOver ? 'expired' : former;
    await writingOf(ctx, type).show(ctx, id, state);
    await updateManuscript(ctx, manuscript, { pieceState: state });
    return true;
  },
});
