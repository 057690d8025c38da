// Reads manuscripts and their revisions.
import { and, asc, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { PRESENCE_LIFETIME_MS, UNFINISHED_SHOWN } from './constants.ts';
import { manuscriptNotes, manuscriptPresence, manuscriptRevisions, manuscripts } from './schema.ts';

export type Manuscript = typeof manuscripts.$inferSelect;
export type Revision = typeof manuscriptRevisions.$inferSelect;
export type Note = typeof manuscriptNotes.$inferSelect;

export const findManuscript = async (ctx: Ctx, id: number): Promise<Manuscript | undefined> =>
  (await ctx.db.select().from(manuscripts).where(eq(manuscripts.id, id)))[0];

/** Returns the manuscript of a piece, if anybody has begun one. */
export const findManuscriptOf = async (ctx: Ctx, { type, id }: ContentRef): Promise<Manuscript | undefined> =>
  (
    await ctx.db
      .select()
      .from(manuscripts)
      .where(and(eq(manuscripts.type, type as ContentType), eq(manuscripts.objectId, id)))
  )[0];

/** Returns the manuscript, locked until the transaction ends. */
export const lockManuscriptRow = async (ctx: Ctx, id: number): Promise<Manuscript | undefined> =>
  (await ctx.db.select().from(manuscripts).where(eq(manuscripts.id, id)).for('update'))[0];

/** Returns the newest revision that is no newer than this version. */
export const findRevisionUpTo = async (
  ctx: Ctx,
  { id }: Pick<Manuscript, 'id'>,
  version: number,
): Promise<Revision | undefined> =>
  (
    await ctx.db
      .select()
      .from(manuscriptRevisions)
      .where(and(eq(manuscriptRevisions.manuscriptId, id), lte(manuscriptRevisions.version, version)))
      .orderBy(desc(manuscriptRevisions.version))
      .limit(1)
  )[0];

/** Returns what somebody has begun of this kind and not finished, changed last first. */
export const listUnfinished = (ctx: Ctx, authorId: number, type: ContentType) =>
  ctx.db
    .select({ id: manuscripts.id, title: manuscripts.title, changedAt: manuscripts.changedAt })
    .from(manuscripts)
    .where(
      and(eq(manuscripts.authorId, authorId), eq(manuscripts.type, type), eq(manuscripts.state, 'draft')),
    )
    .orderBy(desc(manuscripts.changedAt), desc(manuscripts.id))
    .limit(UNFINISHED_SHOWN);

/** Returns all that was said about one, oldest first. */
export const listNotes = (ctx: Ctx, manuscriptId: number): Promise<Note[]> =>
  ctx.db
    .select()
    .from(manuscriptNotes)
    .where(eq(manuscriptNotes.manuscriptId, manuscriptId))
    .orderBy(asc(manuscriptNotes.id));

/** Returns the windows in which it is open. */
export const listPresence = (ctx: Ctx, manuscriptId: number): Promise<{ userId: number; tab: number }[]> => {
  const since = new Date(ctx.now.getTime() - PRESENCE_LIFETIME_MS);
  return ctx.db
    .select({ userId: manuscriptPresence.userId, tab: manuscriptPresence.tab })
    .from(manuscriptPresence)
    .where(and(eq(manuscriptPresence.manuscriptId, manuscriptId), gt(manuscriptPresence.seenAt, since)))
    .orderBy(manuscriptPresence.userId, manuscriptPresence.tab);
};

/** Returns paths of the places that somebody wrote about last, each once, the latest first. */
export const listRecentPaths = async (ctx: Ctx, authorId: number): Promise<string[]> => {
  const rows = await ctx.db
    .select({ path: manuscripts.locationPath })
    .from(manuscripts)
    .where(and(eq(manuscripts.authorId, authorId), ne(manuscripts.locationPath, '')))
    .orderBy(desc(manuscripts.changedAt))
    .limit(RECENT_LOOKED_AT);
  return [...new Set(rows.map(({ path }) => path))];
};

const RECENT_LOOKED_AT = 20;

/** Says of a row that names a piece whether rules have marked it when it was handed in or came out. */
export const isMarked = (ref: { readonly type: AnyPgColumn; readonly id: AnyPgColumn }): SQL => {
  const { type, objectId, markedReasons } = manuscripts;
  return sql`exists (select from ${manuscripts} where ${type} = ${ref.type} and ${objectId} = ${ref.id} and ${markedReasons} <> '{}')`;
};

/** Returns ids of what should be out by now. */
export const findDue = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db
    .select({ id: manuscripts.id })
    .from(manuscripts)
    .where(and(eq(manuscripts.state, 'scheduled'), lte(manuscripts.scheduledFor, ctx.now)))
    .orderBy(asc(manuscripts.scheduledFor), asc(manuscripts.id));
  return rows.map(({ id }) => id);
};

/** Returns ids of those whose piece should no longer be shown. */
export const findExpired = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db
    .select({ id: manuscripts.id })
    .from(manuscripts)
    .where(
      and(
        isNotNull(manuscripts.expiresAt),
        lte(manuscripts.expiresAt, ctx.now),
        eq(manuscripts.pieceState, 'published'),
      ),
    )
    .orderBy(asc(manuscripts.expiresAt), asc(manuscripts.id));
  return rows.map(({ id }) => id);
};
