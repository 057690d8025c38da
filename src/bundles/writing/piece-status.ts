// Says what author and editors are told above a piece of theirs that readers don't see, or not yet.
import { momentOf } from '#design/dates.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { labelsNow } from '#bundles/moderation/public.ts';
import type { PieceStatusView } from '#bundles/piece-pages/public.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';
import type { PieceStateLater } from './constants.ts';
import { composerOf, writingPaths } from './paths.ts';
import { mayRepublish, mayEditManuscript } from './policy.ts';
import { findManuscriptOf } from './queries.ts';
import type { Manuscript } from './queries.ts';
import * as texts from './texts.ts';

/**
 * Returns what they are told; null for what is out, unless moderators say something about it to everybody. The caller has asked
 * whether the viewer may see the piece.
 */
export const loadPieceStatus = async (
  ctx: Ctx,
  type: ContentType,
  piece: PieceFacts & { readonly id: number },
): Promise<PieceStatusView | null> => {
  const { state, publishedAt, authorId, locationPath, id } = piece;
  if (state === 'published' && publishedAt && publishedAt <= ctx.now) {
    const label = (await labelsNow(ctx)).get(refKey({ type, id }));
    return label ? { text: texts.standing.labelled(label), edit: null, republish: null } : null;
  }
  const manuscript = await findManuscriptOf(ctx, { type, id });
  const facts = {
    authorId,
    locationPath,
    pieceState: state as PieceStateLater,
    takenBackBy: manuscript?.takenBackBy ?? null,
  };
  const canComeBack = state === 'withdrawn' || state === 'expired';
  return {
    text: wordsOf(piece, manuscript),
    edit: mayEditManuscript(ctx.viewer, manuscript ?? facts)
      ? `${url(composerOf(type).start)}?beitrag=${id}`
      : null,
    republish:
      canComeBack && mayRepublish(ctx.viewer, facts)
        ? url(writingPaths.republish, { type, objectId: id })
        : null,
  };
};

const isUnpublishedByEditors = (state: string, manuscript: Manuscript | undefined): boolean =>
  state === 'withdrawn' && !!manuscript?.takenBackBy && manuscript.takenBackBy !== manuscript.authorId;

const wordsOf = ({ state, publishedAt }: PieceFacts, manuscript: Manuscript | undefined): string => {
  if (state === 'published' && publishedAt) return texts.standing.later(momentOf(publishedAt).text);
  const { scheduledFor = null } = manuscript ?? {};
  // What is hidden by then doesn't come out.
  const again =
    scheduledFor && state !== 'hidden' ? ` ${texts.standing.again(momentOf(scheduledFor).text)}` : '';
  if (isUnpublishedByEditors(state, manuscript)) return texts.standing.withdrawnByEditors + again;
  const isKnown = state === 'withdrawn' || state === 'expired' || state === 'hidden';
  return texts.standing[isKnown ? state : 'notYet'] + again;
};
