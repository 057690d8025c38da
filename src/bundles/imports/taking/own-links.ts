// Links pieces that show each other. The one that came first did without the other; once all are there it gets its link, unless
// somebody has touched it since.
import { createHash } from 'node:crypto';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { formerRevisions, isBeingChanged, lockManuscriptOfPiece } from '#bundles/writing/public.ts';
import type { KindWriting } from '#bundles/writing/public.ts';
import { findItem, lockItem } from '../queries.ts';
import type { Import } from '../queries.ts';
import { bringParts, lostPieces, missingPieces, revisionsHere, wordsOf } from './own-parts.ts';
import type { OwnParts } from './own-parts.ts';
import { idsHere } from './own-references.ts';
import { lockTaking } from './record-imported.ts';
import { datesOf, settle } from './settling.ts';

/** Returns a hash of a piece as it is now, so that one sees whether it is so still. */
export const printOf = async (ctx: Ctx, writing: KindWriting, id: number): Promise<string> => {
  const piece = await writing.contentOf(ctx, id);
  return createHash('sha256')
    .update(JSON.stringify(piece?.content ?? null))
    .digest('base64url');
};

/** Doing it twice does no harm. */
export const linkPiece = async (ctx: Ctx, source: Import, itemId: number): Promise<void> => {
  const item = await findItem(ctx, itemId);
  const own = item?.content?.kind === 'piece' ? item.content.own : undefined;
  const writing = own && ctx.portal.kinds.get(own.type)?.writing;
  if (!item || !own || !writing) return settle(ctx, itemId, { content: null });
  const parts = await bringParts(ctx, source, own, wordsOf(ctx, writing, own));
  try {
    await withTransaction(ctx, (ctx) => link(ctx, source, itemId, parts));
  } catch (error) {
    // Moderators have hidden it, or nobody may change it any more.
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    await settle(ctx, itemId, { content: null });
  }
};

const link = async (ctx: Ctx, source: Import, itemId: number, parts: OwnParts): Promise<void> => {
  const { writing, content, references, pictures, placing } = parts;
  await lockTaking(ctx, source);
  const item = await lockItem(ctx, itemId);
  if (item?.state !== 'taken' || item.content?.kind !== 'piece') return;
  const { own, unlinked } = item.content;
  const ref = { type: item.refType!, id: item.refId! };
  const { publishedAt } = datesOf(ctx, item.content);
  const ids = await idsHere(ctx, source, references, parts, publishedAt);
  await lockManuscriptOfPiece(ctx, ref);
  const isTouched =
    (await isBeingChanged(ctx, ref)) || (await printOf(ctx, writing, ref.id)) !== unlinked?.print;
  const outcome = isTouched
    ? undefined
    : await writing.publish(ctx, {
        id: ref.id,
        content: { ...writing.rebind(content, ids), ...placing },
        authorId: 0,
        shownIds: [...pictures.ids.values()],
        moments: { createdAt: new Date(own!.createdAt), publishedAt },
      });
  if (outcome?.kind === 'published')
    await formerRevisions.rewrite(ctx, ref, await revisionsHere(ctx, source, parts, ids));
  const missing = outcome?.kind === 'published' ? missingPieces(references, ids) : unlinked!.missing;
  await settle(ctx, itemId, { report: [...item.report, ...lostPieces(missing)], content: null });
};
