// Publishing articles, changing them, withdrawing and republishing them.
import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import { toSlug } from '#kernel/slug.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import { savePiece } from '#bundles/lists/public.ts';
import { imageIdsShown } from '#bundles/piece-pages/public.ts';
import {
  actionOf,
  authorizeChange,
  authorizePublication,
  canBecome,
  changedRow,
  checkPiece,
  publishedRow,
} from '#bundles/publishing/public.ts';
import type { CheckedPiece, LaterState, PublicationInput } from '#bundles/publishing/public.ts';
import type { PublishOutcome } from '#bundles/writing/public.ts';
import { build, readingMinutes, toParts } from '#bundles/rich-text/public.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { saveImageUses } from './article-images.ts';
import { MAX_HEADLINE_LENGTH, MAX_LEAD_LENGTH, articleTag } from './constants.ts';
import type { Genre } from './constants.ts';
import { freePart } from './premium.ts';
import { findEditable } from './queries.ts';
import type { EditableArticle } from './queries.ts';
import { articleRevisions, articles } from './schema.ts';
import * as texts from './texts.ts';

export interface ArticleInput extends PublicationInput {
  readonly headline: string;
  readonly lead: string;
  /** A report unless it is said. */
  readonly genre?: Genre;
  /** A document tree, as JSON from wherever; checked against the schema. */
  readonly body: unknown;
  readonly isPremium?: boolean;
  /** The opening picture. Images of others, here and in the text, may be used by editors only. */
  readonly heroId?: number | null;
  /** Shown also to those who get no more than the teaser of a premium article. contract.md 14.5 */
  readonly isHeroFree?: boolean;
}

/** Publishes a new article at once. Throws 403. */
export const publishArticle = (ctx: Ctx, input: ArticleInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const publication = await authorizePublication(ctx, input);
    const checked = await checkPiece(ctx, input, publication, toCheck(input));
    if ('errors' in checked) return invalid(checked.errors);
    const id = await insertArticle(ctx, { ...input, ...checked });
    touch(ctx, articleTag(id));
    return { kind: 'published', id };
  });

/**
 * Gives an article that is or was out other words, pictures, or another place; one that was taken back is out again.
 * Throws 403, and 404 for what isn't there.
 */
export const changeArticle = (ctx: Ctx, id: number, input: ArticleInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const before = await lockArticle(ctx, id);
    const { article, revision } = before;
    const publication = await authorizeChange(ctx, article, input);
    const shownIds = imageIdsShown({ imageId: article.heroId, parts: revision.parts });
    const checked = await checkPiece(ctx, input, publication, { ...toCheck(input), shownIds });
    if ('errors' in checked) return invalid(checked.errors);
    await replaceArticle(ctx, before, { ...input, ...checked });
    touch(ctx, articleTag(id));
    return { kind: 'published', id };
  });

/** Of one that is erased, its words and their revisions go, also from the history. The caller has asked whether the viewer may. Throws 404. */
export const setArticleState = (ctx: Ctx, id: number, state: LaterState): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { article, revision } = await lockArticle(ctx, id);
    if (!canBecome(article.state, state)) return;
    const isErased = state === 'erased';
    const blank = isErased ? { heroId: null, tagIds: [], slug: toSlug('') } : {};
    const values = { state, ...blank };
    const [row] = await ctx.db.update(articles).set(values).where(eq(articles.id, id)).returning();
    if (isErased) await blankWords(ctx, article);
    if (isErased) await redactHistory(ctx, { type: 'article', ids: [id], fields: ['headline'] });
    await saveImageUses(ctx, row!, isErased ? NOTHING : revision);
    await savePiece(ctx, { ...row!, type: 'article', objectId: id, isListed: state === 'published' });
    const [before, after] = [{ state: article.state }, { state }];
    await record(ctx, { type: 'article', objectId: id, action: actionOf('article', state), before, after });
    touch(ctx, articleTag(id));
  });

const toCheck = (input: ArticleInput) => ({
  text: { field: 'body', tree: input.body, missing: texts.bodyMissing },
  picture: { field: 'heroId', id: input.heroId ?? null },
  errors: problemsOf(input),
});

const problemsOf = ({ headline, lead }: ArticleInput): FieldErrors => ({
  ...(!headline.trim() && { headline: texts.headlineMissing }),
  ...(headline.length > MAX_HEADLINE_LENGTH && { headline: texts.tooLong(MAX_HEADLINE_LENGTH) }),
  ...(lead.length > MAX_LEAD_LENGTH && { lead: texts.tooLong(MAX_LEAD_LENGTH) }),
});

type ArticleToSave = ArticleInput & CheckedPiece;

const insertArticle = async (ctx: Ctx, input: ArticleToSave): Promise<number> => {
  const { headline } = input;
  const piece = await publishedRow(ctx, input);
  const [row] = await ctx.db
    .insert(articles)
    .values({ ...piece, ...ownColumns(input), revision: 1 })
    .returning();
  const { id } = row!;
  await saveWords(ctx, row!, input);
  await record(ctx, { type: 'article', objectId: id, action: 'article.published', after: { headline } });
  return id;
};

const replaceArticle = async (ctx: Ctx, { article, revision }: EditableArticle, input: ArticleToSave) => {
  const { id } = article;
  const piece = await changedRow(ctx, article, { ...input, hasNewWords: hasNewWords(revision, input) });
  const [row] = await ctx.db
    .update(articles)
    .set({ ...piece, ...ownColumns(input), revision: article.revision + 1 })
    .where(eq(articles.id, id))
    .returning();
  await saveWords(ctx, row!, input);
  const [before, after] = [
    historyOf(article.state, revision.headline),
    historyOf('published', input.headline),
  ];
  await record(ctx, { type: 'article', objectId: id, action: 'article.changed', before, after });
};

const historyOf = (state: string, headline: string) => ({ state, headline });

const ownColumns = (input: ArticleInput) => {
  const { headline, genre = 'report', isPremium = false, heroId = null, isHeroFree = false } = input;
  return { slug: toSlug(headline), genre, isPremium, heroId, isHeroFree };
};

const hasNewWords = (revision: EditableArticle['revision'], { headline, lead, document }: ArticleToSave) =>
  headline.trim() !== revision.headline ||
  lead.trim() !== revision.lead ||
  !isDeepStrictEqual(document, revision.body);

/** The words of the row as its current revision, and whatever hangs on them. */
const saveWords = async (ctx: Ctx, row: typeof articles.$inferSelect, input: ArticleToSave) => {
  const { parts } = input;
  const freeParts = toParts(freePart(input.document));
  await insertRevision(ctx, row, { ...input, freeParts });
  await saveImageUses(ctx, row, { parts, freeParts });
  await savePiece(ctx, { ...row, type: 'article', objectId: row.id, isListed: true });
};

type RevisionToInsert = ArticleToSave & { readonly freeParts: readonly Part[] };

const insertRevision = (ctx: Ctx, row: typeof articles.$inferSelect, revision: RevisionToInsert) => {
  const { headline, lead, document, parts, freeParts } = revision;
  return ctx.db.insert(articleRevisions).values({
    articleId: row.id,
    number: row.revision,
    headline: headline.trim(),
    lead: lead.trim(),
    body: document,
    parts,
    freeParts,
    readingMinutes: readingMinutes(document),
    editorId: ctx.viewer.id,
    createdAt: ctx.now,
  });
};

const lockArticle = async (ctx: Ctx, id: number): Promise<EditableArticle> => {
  await ctx.db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
  const written = await findEditable(ctx, id);
  if (!written) throw notFound();
  return written;
};

const NOTHING = { parts: [], freeParts: [] };

/** An article without a revision would not be found; the one that is left says nothing. */
const blankWords = async (ctx: Ctx, { id, revision }: EditableArticle['article']) => {
  const isOfArticle = eq(articleRevisions.articleId, id);
  await ctx.db.delete(articleRevisions).where(and(isOfArticle, ne(articleRevisions.number, revision)));
  const body: RichTextDocument = build.doc();
  const words = { headline: '', lead: '', body, ...NOTHING, readingMinutes: 0 };
  await ctx.db.update(articleRevisions).set(words).where(isOfArticle);
};
