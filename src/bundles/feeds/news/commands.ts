// Marks what is news for search engines. A press says which of the two it wants, so that two at once come to the same; a call
// that doesn't say toggles, and two such calls at once are two toggles, one after the other. contract.md 7, 14.7
import { and, eq } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { record } from '#bundles/history/public.ts';
import { mayMarkForNews } from './policy.ts';
import { newsMarks } from './schema.ts';

export interface NewsMark {
  readonly isMarked: boolean;
  readonly href: string;
}

/** Throws 404 for what the viewer doesn't see, and 403. */
export const markForNews = (ctx: Ctx, ref: ContentRef, wish?: boolean): Promise<NewsMark> =>
  withTransaction(ctx, async (ctx) => {
    const summary = await findSummary(ctx, ref);
    if (!summary) throw notFound();
    if (!mayMarkForNews(ctx.viewer, summary)) throw forbidden();
    return { isMarked: await setMark(ctx, ref, wish), href: summary.href };
  });

const setMark = async (ctx: Ctx, ref: ContentRef, wish: boolean | undefined): Promise<boolean> => {
  // Inserting first makes whoever comes at the same moment wait.
  if (wish !== false && (await insertMark(ctx, ref))) return note(ctx, ref, true);
  if (wish === true) return true;
  if (await deleteMark(ctx, ref)) return note(ctx, ref, false);
  // Somebody took it away in between, so that now it is to be set.
  return wish === undefined ? setMark(ctx, ref, wish) : false;
};

const insertMark = async (ctx: Ctx, { type, id }: ContentRef): Promise<boolean> => {
  const mark = { type, objectId: id, markedAt: ctx.now };
  const rows = await ctx.db.insert(newsMarks).values(mark).onConflictDoNothing().returning();
  return rows.length > 0;
};

const deleteMark = async (ctx: Ctx, { type, id }: ContentRef): Promise<boolean> => {
  const isOfThing = and(eq(newsMarks.type, type), eq(newsMarks.objectId, id));
  return (await ctx.db.delete(newsMarks).where(isOfThing).returning()).length > 0;
};

/** Nothing is touched: no page that is kept shows the mark, and the sitemap of news is made anew for each reader. */
const note = async (ctx: Ctx, { type, id }: ContentRef, isMarked: boolean): Promise<boolean> => {
  const action = isMarked ? 'news.marked' : 'news.unmarked';
  await record(ctx, { type, objectId: id, action });
  return isMarked;
};
