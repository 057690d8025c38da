// Declares the kind `article`: how other bundles refer to articles without importing them.
import type { ContentKind, Visibility } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { searchTitles } from '#bundles/lists/public.ts';
import { isVisibleTo, mayPublishPiece } from '#bundles/pieces/public.ts';
import { articlePictures } from './article-pictures.ts';
import { articleTag } from './constants.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { articlePaths } from './paths.ts';
import { articleVisibility } from './policy.ts';
import { findArticles, findListedArticles } from './queries.ts';
import type { Article, ListedArticle } from './queries.ts';
import { isOpinion } from './rules.ts';
import { articles } from './schema.ts';
import { genreLabels } from './texts.ts';

/** This is the canonical address. */
export const articleHref = (
  article: Pick<Article, 'id' | 'slug' | 'locationSlug' | 'categorySlug'>,
): string => {
  const { id, slug, locationSlug, categorySlug } = article;
  return url(articlePaths.article, { location: locationSlug, category: categorySlug, slug, id });
};

export const articleKind: ContentKind<Article, ListedArticle> = {
  ...kindDeclaration,
  find: findArticles,
  findListed: findListedArticles,
  visibility: articleVisibility,
  visibleTo: (viewer, now) => isVisibleTo(articles, viewer, now),
  rows: articles,
  // What moderators hid stays as it was.
  may: (viewer, action, article) =>
    action === 'edit' && article.state !== 'hidden' && mayPublishPiece(viewer, article),
  summary: (article, visibility) => ({
    id: article.id,
    title: article.headline,
    href: articleHref(article),
    locationPath: article.locationPath,
    authorId: article.authorId,
    visibility,
    changedAt: article.updatedAt ?? article.publishedAt,
  }),
  card: (article, visibility) => ({
    headline: article.headline,
    lead: article.lead,
    ...(genreLabels[article.genre] && { label: genreLabels[article.genre] }),
    ...(isOpinion(article.genre) && { isOpinion: true }),
    locationId: article.locationId,
    categoryId: article.categoryId,
    isPremium: article.isPremium,
    ...heroFor(article, visibility),
  }),
  pictures: articlePictures,
  search: (ctx, words, limit) => searchTitles(ctx, { type: 'article', words, limit }),
  tag: articleTag,
};

/** Returns the opening picture: those who get a teaser see it only if the author lets them. contract.md 14.5 */
const heroFor = ({ heroId, isHeroFree }: ListedArticle, visibility: Visibility) => {
  const isWithheld = heroId !== null && visibility !== 'all' && !isHeroFree;
  return { pictureId: isWithheld ? null : heroId, isPictureWithheld: isWithheld };
};
