// Makes articles for tests, published through the command; states that no command makes yet are written directly.
import { and, eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { savePiece } from '#bundles/lists/public.ts';
import type { PieceState } from '#bundles/pieces/public.ts';
import type { KindToTest } from '#bundles/pieces/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { saveImageUses } from './article-images.ts';
import { publishArticle } from './commands.ts';
import type { ArticleInput } from './commands.ts';
import { articleTag } from './constants.ts';
import { articleHref, articleKind } from './kind.ts';
import { findArticles } from './queries.ts';
import type { Article } from './queries.ts';
import { articleRevisions, articles } from './schema.ts';

export interface TestArticle extends ContentRef {
  readonly type: 'article';
  readonly href: string;
  /** The article as its table and its revision hold it. */
  readonly row: Article;
}

type Changes = Partial<ArticleInput> & { readonly state?: PieceState };

/** Makes a free article that is published now, in a place, a category and by somebody of its own unless changed. */
export const anArticle = async (
  ctx: Ctx,
  { state = 'published', ...changes }: Changes = {},
): Promise<TestArticle> => {
  const outcome = await publishArticle(actAs(ctx, portalItself), {
    headline: 'Elf zu zehn für die alte Brücke',
    lead: 'Der Rat hat entschieden.',
    body: build.doc(build.p('Um 22.40 Uhr fiel die Entscheidung.')),
    ...changes,
    locationId: changes.locationId ?? (await aPlace(ctx)).id,
    categoryId: changes.categoryId ?? (await aCategory(ctx)).id,
    authorId: changes.authorId ?? (await aUser(ctx)).id,
  });
  if (outcome.kind === 'invalid') throw new Error(`No article: ${JSON.stringify(outcome.errors)}`);
  const { id } = outcome;
  if (state !== 'published') await putArticleInState(ctx, id, state);
  const row = (await findArticles(ctx, [id])).get(id)!;
  return { type: 'article', id, href: articleHref(row), row };
};

/** Puts an article into a state as the commands that are still to come will leave it: with its row in the lists. */
export const putArticleInState = (ctx: Ctx, id: number, state: PieceState): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.update(articles).set({ state }).where(eq(articles.id, id)).returning();
    const isCurrent = and(eq(articleRevisions.articleId, id), eq(articleRevisions.number, row!.revision));
    const [revision] = await ctx.db.select().from(articleRevisions).where(isCurrent);
    await saveImageUses(ctx, row!, revision!);
    await savePiece(ctx, { ...row!, type: 'article', objectId: id, isListed: state === 'published' });
    touch(ctx, articleTag(id));
  });

export const kindToTest: KindToTest = {
  kind: articleKind,
  make: async (ctx, { word, picture, ...where } = {}) =>
    anArticle(ctx, {
      ...where,
      ...(word && {
        headline: `Titel ${word('Titel')}`,
        lead: `Vorspann ${word('Vorspann')}.`,
        body: build.doc(build.p(`Text ${word('Text')}.`)),
      }),
      ...(picture && { heroId: await picture() }),
    }),
  putInState: putArticleInState,
};
