// Gives out to another portal what was written of a piece before it was what it is, and takes over what was brought from one.
// What isn't out yet stays where it is.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { writingOf } from './kind-writing.ts';
import { insertManuscript } from './manuscript-lock.ts';
import { findManuscriptOf } from './queries.ts';
import { manuscriptRevisions, manuscripts } from './schema.ts';
import type { RevisionOccasion } from './schema.ts';
import { pathOf, saveUses } from './versions.ts';
import type { CommonContent } from './views.ts';

export interface FormerRevision {
  readonly content: CommonContent;
  /** Null for somebody who isn't known any more. */
  readonly editorId: number | null;
  readonly occasion: RevisionOccasion | null;
  readonly startedAt: Date;
  readonly savedAt: Date;
}

/** Returns the revisions up to what is out, the oldest first; none of a piece that nobody has changed since it came out. */
const revisionsOf = async (ctx: Ctx, ref: ContentRef): Promise<FormerRevision[]> => {
  const manuscript = await findManuscriptOf(ctx, ref);
  if (!manuscript || manuscript.publishedVersion === null) return [];
  const rows = await ctx.db
    .select()
    .from(manuscriptRevisions)
    .where(
      and(
        eq(manuscriptRevisions.manuscriptId, manuscript.id),
        lte(manuscriptRevisions.version, manuscript.publishedVersion),
      ),
    )
    .orderBy(asc(manuscriptRevisions.version));
  const { read } = writingOf(ctx, ref.type);
  return rows.map(({ content, editorId, occasion, startedAt, savedAt }) => ({
    content: read(ctx, content),
    editorId,
    occasion,
    startedAt,
    savedAt,
  }));
};

/**
 * Rewrites the same revisions as they were brought, with other contents, such as links to what has come since; returns false
 * where somebody has added one. It runs inside the transaction that changes the piece as well, whose manuscript is locked.
 */
const rewriteRevisions = async (
  ctx: Ctx,
  ref: ContentRef,
  revisions: readonly FormerRevision[],
): Promise<boolean> => {
  const manuscript = await findManuscriptOf(ctx, ref);
  const isAsBrought =
    manuscript?.version === revisions.length && manuscript.publishedVersion === revisions.length;
  if (!isAsBrought) return false;
  for (const [at, { content }] of revisions.entries())
    await ctx.db
      .update(manuscriptRevisions)
      .set({ content })
      .where(
        and(eq(manuscriptRevisions.manuscriptId, manuscript.id), eq(manuscriptRevisions.version, at + 1)),
      );
  const { content } = revisions.at(-1)!;
  await ctx.db.update(manuscripts).set({ content }).where(eq(manuscripts.id, manuscript.id));
  return true;
};

/**
 * Gives a piece that has just come the revisions that it had elsewhere, the last of which is what is out. Inside the caller's transaction,
 * which has brought the piece.
 */
const bringRevisions = async (
  ctx: Ctx,
  ref: ContentRef & { readonly authorId: number },
  revisions: readonly FormerRevision[],
): Promise<void> => {
  if (!ctx.transaction)
    throw new Error('revisions are brought inside the transaction that brings their piece');
  const last = revisions.at(-1);
  if (!last) return;
  const { type, id, authorId } = ref;
  const begun = await insertManuscript(ctx, {
    type,
    key: randomUUID(),
    authorId,
    state: 'done',
    objectId: id,
    pieceState: 'published',
    locationPath: await pathOf(ctx, last.content),
  });
  if (!begun) throw new Error(`somebody has begun to change ${type} ${id} while it was being brought`);
  const { outline } = writingOf(ctx, type);
  await ctx.db.insert(manuscriptRevisions).values(
    revisions.map((revision, at) => {
      const { title, imageIds, streamIds } = outline(revision.content);
      return {
        ...revision,
        manuscriptId: begun.id,
        version: at + 1,
        title,
        imageIds: [...imageIds],
        streamIds: [...streamIds],
        window: null,
        basedOn: at,
      };
    }),
  );
  const [whole] = await ctx.db
    .update(manuscripts)
    .set({
      version: revisions.length,
      publishedVersion: revisions.length,
      content: last.content,
      title: outline(last.content).title,
      createdAt: revisions[0]!.startedAt,
      changedAt: last.savedAt,
      changedBy: last.editorId,
    })
    .where(eq(manuscripts.id, begun.id))
    .returning();
  await saveUses(ctx, whole!);
};

export const formerRevisions = { of: revisionsOf, bring: bringRevisions, rewrite: rewriteRevisions };
