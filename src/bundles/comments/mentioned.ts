// Finds the people named in comments, and whom to offer while a name is typed.
import { and, desc, eq, sql } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { mayAct } from '#kernel/viewer.ts';
import { findApart } from '#bundles/boundaries/public.ts';
import { picturesByIds, portraitOf } from '#bundles/media/public.ts';
import { bbcodeToHtml, namesMentioned, ownWords } from '#bundles/rich-text/public.ts';
import { findPeopleByNames, findPeopleByPrefix, usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { MENTION_LIMIT, MENTION_OFFERS } from './constants.ts';
import { isVisible, ofOwner } from './queries.ts';
import { commentMentions, comments } from './schema.ts';
import type { ThreadForUpdate } from './threads.ts';
import type { MentionOffers } from './views.ts';

export interface DrawnComment {
  /** HTML that is safe to print; empty when there is nothing but markup. */
  readonly html: string;
  readonly mentionedIds: readonly number[];
}

/**
 * Returns the text with links to the people whom it names. Where several have one name it means the one who takes part in the
 * thread or wrote the piece; else nobody. It doesn't link whoever blocks the writer, whose name stands there as any word does.
 */
export const drawComment = async (
  ctx: Ctx,
  { thread, authorId }: { readonly thread: ThreadForUpdate; readonly authorId: number },
  text: string,
): Promise<DrawnComment> => {
  const named = text.includes('@') ? await findNamed(ctx, thread, text) : [];
  const found = await withoutApart(ctx, authorId, named);
  const people = new Map(found.map(({ name, id }) => [name.toLowerCase(), id]));
  const html = bbcodeToHtml(text, { people });
  // Only the longest names were meant, and only those have become links.
  const mentionedIds = found.map(({ id }) => id).filter((id) => html.includes(`href="/profile/${id}/`));
  return { html, mentionedIds };
};

/** Keeps whom a comment names, instead of those whom it named before. */
export const saveMentions = async (
  ctx: Ctx,
  commentId: number,
  userIds: readonly number[],
): Promise<void> => {
  await ctx.db.delete(commentMentions).where(eq(commentMentions.commentId, commentId));
  if (userIds.length > 0)
    await ctx.db.insert(commentMentions).values(userIds.map((userId) => ({ commentId, userId })));
};

/** Returns the ids of the people whom a comment names. */
export const listMentioned = async (ctx: Ctx, commentId: number): Promise<number[]> =>
  (
    await ctx.db
      .select({ userId: commentMentions.userId })
      .from(commentMentions)
      .where(eq(commentMentions.commentId, commentId))
  ).map(({ userId }) => userId);

/**
 * Offers people whose name begins so: first those who take part or wrote the piece, by any of their names. Throws 403, 404,
 * 429.
 */
export const offerMentions = async (ctx: Ctx, owner: ContentRef, typed: string): Promise<MentionOffers> => {
  if (!mayAct(ctx.viewer)) throw forbidden();
  await limitAttempts(ctx, `mentions:${ctx.viewer.id}`, MENTION_LIMIT);
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  const prefix = typed.normalize('NFC').trim().toLowerCase();
  const [takingPart, others] = await Promise.all([
    findTakingPart(ctx, owner, subject.authorId),
    findPeopleByPrefix(ctx, prefix, MENTION_OFFERS * 2),
  ]);
  const near = takingPart.filter(({ name }) => beginsSomewhere(name, prefix));
  const all = [...new Map([...near, ...others].map((person) => [person.id, person])).values()];
  const people = (await withoutApart(ctx, ctx.viewer.id!, all))
    .filter(({ id, href, isHidden }) => href !== null && !isHidden && id !== ctx.viewer.id)
    .slice(0, MENTION_OFFERS);
  const pictures = await picturesByIds(
    ctx,
    people.map(({ pictureId }) => pictureId),
  );
  return {
    people: people.map(({ id, name, pictureId }) => ({
      id,
      name,
      portrait: portraitOf(pictures.get(pictureId ?? 0)),
    })),
  };
};

const findNamed = async (ctx: Ctx, thread: ThreadForUpdate, text: string): Promise<readonly PersonView[]> => {
  const people = await findPeopleByNames(ctx, namesMentioned(ownWords(text)));
  const byName = [...Map.groupBy(people, ({ name }) => name.toLowerCase()).values()];
  if (byName.every((same) => same.length === 1)) return people;
  const near = await findNear(ctx, thread, people);
  return byName.flatMap((same) => {
    const candidates = same.length === 1 ? same : same.filter(({ id }) => near.has(id));
    return candidates.length === 1 ? candidates : [];
  });
};

/** Returns the people without those who block the writer, and without those whom the writer blocks. */
const withoutApart = async (
  ctx: Ctx,
  writerId: number,
  people: readonly PersonView[],
): Promise<readonly PersonView[]> => {
  const ids = people.map(({ id }) => id);
  const apart = await findApart(ctx, writerId, ids);
  return people.filter(({ id }) => !apart.has(id));
};

const findNear = async (ctx: Ctx, { owner, subject }: ThreadForUpdate, people: readonly PersonView[]) => {
  const ids = people.map(({ id }) => id);
  const rows = await selectAuthorsAmong(ctx, { ...owner, ids });
  return new Set([...rows.map(({ authorId }) => authorId), subject.authorId]);
};

const selectAuthorsAmong = prepared('comments.authors-among', (db) =>
  db
    .selectDistinct({ authorId: comments.authorId })
    .from(comments)
    .where(and(ofOwner, isVisible, sql`${comments.authorId} = any(${sql.placeholder('ids')})`)),
);

/** Lists who wrote in a thread, the latest first, then who wrote the piece. */
const findTakingPart = async (ctx: Ctx, owner: ContentRef, authorId: number | null) => {
  const rows = await selectLatestAuthors(ctx, { ...owner });
  const ids = [...new Set([...rows.map((row) => row.authorId), ...(authorId ? [authorId] : [])])];
  const people = await usersByIds(ctx, ids);
  return ids.flatMap((id) => people.get(id) ?? []);
};

/** Who takes part is looked for among so many comments. */
const LOOKED_THROUGH = 200;

const selectLatestAuthors = prepared('comments.latest-authors', (db) =>
  db
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(and(ofOwner, isVisible))
    .orderBy(desc(comments.id))
    .limit(LOOKED_THROUGH),
);

const beginsSomewhere = (name: string, prefix: string) => ` ${name.toLowerCase()}`.includes(` ${prefix}`);
