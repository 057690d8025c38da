// Publishes articles, changes them, withdraws and republishes them.
import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { definePieceCommands } from '#bundles/publishing/public.ts';
import type { CheckedPiece, PublicationInput } from '#bundles/publishing/public.ts';
import { build, readingMinutes, toParts } from '#bundles/rich-text/public.ts';
import { saveImageUses } from './article-images.ts';
import { MAX_HEADLINE_LENGTH, MAX_LEAD_LENGTH, articleTag } from './constants.ts';
import type { Genre } from './constants.ts';
import { freePart } from './premium.ts';
import { findEditable } from './queries.ts';
import { articleRevisions, articles } from './schema.ts';
import * as texts from './texts.ts';

export interface ArticleInput extends PublicationInput {
  readonly headline: string;
  readonly lead: string;
  /** A report unless it is said. */
  readonly genre?: Genre;
  /** A document tree comes as JSON from wherever, and is checked against the schema. */
  readonly body: unknown;
  readonly isPremium?: boolean;
  /** The opening picture. Images of others, here and in the text, may be used by editors only. */
  readonly heroId?: number | null;
  /** Whether the opening picture is shown also to those who get no more than the teaser of a premium article. contract.md 14.5 */
  readonly isHeroFree?: boolean;
}

type Row = typeof articles.$inferSelect;
type ArticleToSave = ArticleInput & CheckedPiece;

interface ArticleWithWords extends Row {
  /** This is its current revision. */
  readonly words: typeof articleRevisions.$inferSelect;
}

const columnsOf = (input: ArticleToSave, before?: Row) => {
  const { headline, genre = 'report', isPremium = false, heroId = null, isHeroFree = false } = input;
  const revision = (before?.revision ?? 0) + 1;
  return { slug: toSlug(headline), genre, isPremium, heroId, isHeroFree, revision };
};

const problemsOf = ({ headline, lead }: ArticleInput): FieldErrors => ({
  ...(!visibleLine(headline) && { headline: texts.headlineMissing }),
  ...(headline.length > MAX_HEADLINE_LENGTH && { headline: texts.tooLong(MAX_HEADLINE_LENGTH) }),
  ...(lead.length > MAX_LEAD_LENGTH && { lead: texts.tooLong(MAX_LEAD_LENGTH) }),
});

const hasNewWords = ({ words }: ArticleWithWords, { headline, lead, document }: ArticleToSave): boolean =>
  headline.trim() !== words.headline ||
  lead.trim() !== words.lead ||
  !isDeepStrictEqual(document, words.body);

const lock = async (ctx: Ctx, id: number): Promise<ArticleWithWords | undefined> => {
  await ctx.db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
  const found = await findEditable(ctx, id);
  return found && { ...found.article, words: found.revision };
};

/** This is the current revision of the row. */
const saveRevision = async (ctx: Ctx, row: Row, input: ArticleToSave): Promise<void> => {
  const { headline, lead, document, parts } = input;
  await ctx.db.insert(articleRevisions).values({
    articleId: row.id,
    number: row.revision,
    headline: headline.trim(),
    lead: lead.trim(),
    body: document,
    parts,
    freeParts: toParts(freePart(document)),
    readingMinutes: readingMinutes(document),
    editorId: ctx.viewer.id,
    createdAt: ctx.now,
  });
};

/** Erases the revisions but one: an article without a revision would not be found; the one that is left says nothing. */
const eraseRevisions = async (ctx: Ctx, { id, revision }: Row): Promise<void> => {
  const isOfArticle = eq(articleRevisions.articleId, id);
  await ctx.db.delete(articleRevisions).where(and(isOfArticle, ne(articleRevisions.number, revision)));
  const words = { headline: '', lead: '', body: build.doc(), parts: [], freeParts: [], readingMinutes: 0 };
  await ctx.db.update(articleRevisions).set(words).where(isOfArticle);
};

export const commands = definePieceCommands<
  ArticleInput,
  ReturnType<typeof columnsOf>,
  Row,
  ArticleWithWords
>({
  type: 'article',
  tagOf: articleTag,
  titleField: 'headline',
  titleOf: ({ headline }) => headline,
  titleBefore: ({ words }) => words.headline,
  lock,
  insert: (ctx, values) => ctx.db.insert(articles).values(values).returning(),
  update: (ctx, id, values) => ctx.db.update(articles).set(values).where(eq(articles.id, id)).returning(),
  toCheck: (input) => ({
    text: { field: 'body', tree: input.body, missing: texts.bodyMissing },
    picture: { field: 'heroId', id: input.heroId ?? null },
    errors: problemsOf(input),
  }),
  columnsOf,
  hasNewWords: (_ctx, before, { input }) => hasNewWords(before, input),
  blank: () => ({ heroId: null, slug: toSlug('') }),
  picturesOf: ({ heroId, words }) => ({ imageId: heroId, parts: words.parts }),
  saveParts: saveRevision,
  eraseParts: eraseRevisions,
  settle: async (ctx, row) => saveImageUses(ctx, row, (await findEditable(ctx, row.id))!.revision),
});

export const publishArticle = commands.publish;
export const changeArticle = commands.change;
export const setArticleState = commands.setState;
