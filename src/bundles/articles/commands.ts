// Publishing articles.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { toSlug } from '#kernel/slug.ts';
import { record } from '#bundles/history/public.ts';
import { admitPublication, checkPiece, publishedRow, savePiece } from '#bundles/pieces/public.ts';
import type { CheckedPiece, PublicationInput, PublishOutcome } from '#bundles/pieces/public.ts';
import { readingMinutes, toParts } from '#bundles/rich-text/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { keepImageUses } from './article-images.ts';
import { MAX_HEADLINE_LENGTH, MAX_LEAD_LENGTH, articleTag } from './constants.ts';
import { freePart } from './premium.ts';
import { articleRevisions, articles } from './schema.ts';
import * as texts from './texts.ts';

export interface ArticleInput extends PublicationInput {
  readonly headline: string;
  readonly lead: string;
  /** A document tree, as JSON from wherever; checked against the schema. */
  readonly body: unknown;
  readonly isPremium?: boolean;
  /** The opening picture. Images of others, here and in the text, may be used by editors only. */
  readonly heroId?: number | null;
  /** Shown also to those who get no more than the teaser of a premium article. decisions.md 4.5 */
  readonly isHeroFree?: boolean;
}

/** Publishes a new article at once. Throws 403. */
export const publishArticle = (ctx: Ctx, input: ArticleInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const publication = await admitPublication(ctx, input);
    const checked = await checkPiece(ctx, input, publication, {
      text: { field: 'body', tree: input.body },
      picture: { field: 'heroId', id: input.heroId ?? null },
      errors: problemsOf(input),
    });
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const id = await insertArticle(ctx, { ...input, ...checked });
    touch(ctx, articleTag(id));
    return { kind: 'published', id };
  });

const problemsOf = ({ headline, lead }: ArticleInput): FieldErrors => ({
  ...(!headline.trim() && { headline: texts.headlineMissing }),
  ...(headline.length > MAX_HEADLINE_LENGTH && { headline: texts.tooLong(MAX_HEADLINE_LENGTH) }),
  ...(lead.length > MAX_LEAD_LENGTH && { lead: texts.tooLong(MAX_LEAD_LENGTH) }),
});

type ArticleToInsert = ArticleInput & CheckedPiece;

const insertArticle = async (ctx: Ctx, input: ArticleToInsert): Promise<number> => {
  const { headline, parts, isPremium = false } = input;
  const piece = await publishedRow(ctx, input);
  const [row] = await ctx.db
    .insert(articles)
    .values({
      ...piece,
      isPremium,
      heroId: input.heroId ?? null,
      isHeroFree: input.isHeroFree ?? false,
      slug: toSlug(headline),
      revision: 1,
    })
    .returning();
  const { id } = row!;
  const freeParts = toParts(freePart(input.document));
  await insertRevision(ctx, id, { ...input, freeParts });
  await keepImageUses(ctx, row!, { parts, freeParts });
  await savePiece(ctx, { ...piece, type: 'article', objectId: id, isListed: true, isPremium });
  await record(ctx, { type: 'article', objectId: id, action: 'article.published', after: { headline } });
  return id;
};

type RevisionToInsert = ArticleToInsert & { readonly freeParts: readonly Part[] };

const insertRevision = (ctx: Ctx, articleId: number, revision: RevisionToInsert) => {
  const { headline, lead, document, parts, freeParts } = revision;
  return ctx.db.insert(articleRevisions).values({
    articleId,
    number: 1,
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
