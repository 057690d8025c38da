// Publishing articles.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { toSlug } from '#kernel/slug.ts';
import { hasRole } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { savePiece } from '#bundles/pieces/public.ts';
import { parseDocument, readingMinutes, toParts } from '#bundles/rich-text/public.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { ensureTags, getCategories } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { imageErrors, keepImageUses } from './article-images.ts';
import { MAX_HEADLINE_LENGTH, MAX_LEAD_LENGTH, MAX_TAGS, MAX_TAG_LENGTH, articleTag } from './constants.ts';
import { mayPublishArticle } from './policy.ts';
import { freePart } from './premium.ts';
import { articleRevisions, articles } from './schema.ts';
import * as texts from './texts.ts';

export interface ArticleInput {
  readonly headline: string;
  readonly lead: string;
  /** A document tree, as JSON from wherever; checked against the schema. */
  readonly body: unknown;
  readonly locationId: number;
  readonly categoryId: number;
  readonly tags?: readonly string[];
  readonly isPremium?: boolean;
  /** The opening picture. Images of others, here and in the text, may be used by editors only. */
  readonly heroId?: number | null;
  /** Shown also to those who get no more than the teaser of a premium article. decisions.md 4.5 */
  readonly isHeroFree?: boolean;
  /** Somebody else than the viewer; editors only. */
  readonly authorId?: number;
  /** Other times than now, for content that comes from elsewhere; editors only. */
  readonly publishedAt?: Date;
  readonly updatedAt?: Date;
}

export type PublishOutcome =
  | { readonly kind: 'published'; readonly id: number }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

/** Publishes a new article at once. Throws 403. */
export const publishArticle = (ctx: Ctx, input: ArticleInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    const location = await findLocation(ctx, input.locationId);
    const authorId = input.authorId ?? ctx.viewer.id ?? 0;
    if (!mayPublishArticle(ctx.viewer, { locationPath: location?.path ?? '', authorId })) throw forbidden();
    const isOfAnotherTime = input.publishedAt !== undefined || input.updatedAt !== undefined;
    if (isOfAnotherTime && !hasRole(ctx.viewer, 'editor', location?.path)) throw forbidden();
    const checked = await checkArticle(ctx, input, location);
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const id = await insertArticle(ctx, { ...input, ...checked, authorId });
    touch(ctx, articleTag(id));
    return { kind: 'published', id };
  });

interface CheckedArticle {
  readonly location: Location;
  readonly document: RichTextDocument;
  readonly parts: readonly Part[];
}

const checkArticle = async (
  ctx: Ctx,
  input: ArticleInput,
  location: Location | undefined,
): Promise<CheckedArticle | { readonly errors: FieldErrors }> => {
  const { headline, lead, tags = [] } = input;
  const category = (await getCategories(ctx)).byId.get(input.categoryId);
  const authors = await usersByIds(ctx, [input.authorId ?? ctx.viewer.id ?? 0]);
  const body = parseDocument(input.body, { ownHost: new URL(ctx.config.publicUrl).host });
  const parts = body.ok ? toParts(body.document) : [];
  const errors = {
    ...(!headline.trim() && { headline: texts.headlineMissing }),
    ...(headline.length > MAX_HEADLINE_LENGTH && { headline: texts.tooLong(MAX_HEADLINE_LENGTH) }),
    ...(lead.length > MAX_LEAD_LENGTH && { lead: texts.tooLong(MAX_LEAD_LENGTH) }),
    ...(tags.length > MAX_TAGS && { tags: texts.tooManyTags(MAX_TAGS) }),
    ...(tags.some((tag) => tag.length > MAX_TAG_LENGTH) && { tags: texts.tooLong(MAX_TAG_LENGTH) }),
    ...(authors.size === 0 && { authorId: texts.authorUnknown }),
    ...(!location && { locationId: texts.placeUnknown }),
    ...(!category && { categoryId: texts.categoryUnknown }),
    ...(!body.ok && { body: body.errors.join(' ') }),
    ...(await imageErrors(ctx, { ...input, parts, location })),
  };
  if (!body.ok || !location || Object.keys(errors).length > 0) return { errors };
  return { location, document: body.document, parts };
};

interface ArticleToInsert extends ArticleInput, CheckedArticle {
  readonly authorId: number;
}

const insertArticle = async (ctx: Ctx, input: ArticleToInsert): Promise<number> => {
  const { location, categoryId, authorId, isPremium = false } = input;
  const publishedAt = input.publishedAt ?? ctx.now;
  const tagIds = await ensureTags(ctx, input.tags ?? []);
  const shared = { categoryId, authorId, isPremium, tagIds, publishedAt, locationPath: location.path };
  const [row] = await ctx.db
    .insert(articles)
    .values({
      ...shared,
      heroId: input.heroId ?? null,
      isHeroFree: input.isHeroFree ?? false,
      slug: toSlug(input.headline),
      state: 'published',
      revision: 1,
      locationId: location.id,
      createdAt: ctx.now,
      updatedAt: input.updatedAt ?? null,
    })
    .returning();
  const { id } = row!;
  const freeParts = toParts(freePart(input.document));
  await insertRevision(ctx, id, { ...input, freeParts });
  await keepImageUses(ctx, row!, { parts: input.parts, freeParts });
  await savePiece(ctx, { ...shared, type: 'article', objectId: id, isListed: true });
  await record(ctx, {
    type: 'article',
    objectId: id,
    action: 'article.published',
    after: { headline: input.headline },
  });
  return id;
};

interface RevisionToInsert extends ArticleToInsert {
  readonly freeParts: readonly Part[];
}

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
