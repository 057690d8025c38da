// Comments come below the piece that they stood below, by the names under which they stood.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { bringComment } from '#bundles/comments/public.ts';
import type { ItemState } from '../constants.ts';
import { findThings, lockItem } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { CommentEntry } from '../reading/entries.ts';
import { importItems } from '../schema.ts';
import * as texts from '../texts.ts';
import { findAuthor, findNamed } from './people.ts';
import { lockTaking, recordImported, siteOf } from './record-imported.ts';
import { typedWords } from '../words.ts';

export const takeComment = async (ctx: Ctx, source: Import, itemId: number): Promise<void> => {
  try {
    await withTransaction(ctx, (ctx) => bring(ctx, source, itemId));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    await settle(ctx, itemId, 'failed', [error.message]);
  }
};

const bring = async (ctx: Ctx, source: Import, itemId: number): Promise<void> => {
  await lockTaking(ctx, source);
  const item = await lockItem(ctx, itemId);
  if (item?.state !== 'waiting' || item.content?.kind !== 'comment') return;
  const site = siteOf(source);
  const comment = item.content;
  if ((await findThings(ctx, site, 'comment', [item.key])).length > 0)
    return settle(ctx, itemId, 'known', []);
  const [piece] = await findThings(ctx, site, 'piece', [comment.piece]);
  if (!piece) return settle(ctx, itemId, 'leftOut', [texts.noPiece]);
  const [parent] = comment.parent === '' ? [] : await findThings(ctx, site, 'comment', [comment.parent]);
  // Clocks of other portals may have gone wrong; nobody reads what is yet to be written.
  const at = item.at < ctx.now ? item.at : ctx.now;
  const id = await bringComment(
    ctx,
    { type: piece.refType, id: piece.refId },
    {
      authorId: await authorOf(ctx, source, comment, at),
      text: comment.typed ? comment.text : typedWords(comment.text),
      at,
      ...(comment.typed?.editedAt && { editedAt: new Date(comment.typed.editedAt) }),
      parentId: parent?.refId ?? null,
    },
  );
  if (id === undefined) return settle(ctx, itemId, 'leftOut', [texts.noWords]);
  await recordImported(ctx, source, 'comment', item.key, { type: 'comment', id });
  await settle(ctx, itemId, 'taken', []);
};

const authorOf = async (ctx: Ctx, source: Import, { author, name }: CommentEntry, at: Date) =>
  (author === '' ? undefined : await findAuthor(ctx, source, author, at)) ?? findNamed(ctx, source, name, at);

/** Names and words are forgotten here: they lie where they belong, or nowhere. */
const settle = async (ctx: Ctx, id: number, state: ItemState, report: readonly string[]) => {
  await ctx.db
    .update(importItems)
    .set({ state, report, content: null, title: '' })
    .where(eq(importItems.id, id));
};
