// The kind `article`: how other bundles refer to articles without importing them. Visibility in code and in SQL.
import { and, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentKind, Visibility } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { hasRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { articleTag } from './constants.ts';
import { articlePaths } from './paths.ts';
import { articleVisibility, mayPublishArticle } from './policy.ts';
import { findArticles } from './queries.ts';
import type { Article } from './queries.ts';
import { articles } from './schema.ts';

/** The canonical address. */
export const articleHref = (
  article: Pick<Article, 'id' | 'slug' | 'locationSlug' | 'categorySlug'>,
): string => {
  const { id, slug, locationSlug, categorySlug } = article;
  return url(articlePaths.article, { location: locationSlug, category: categorySlug, slug, id });
};

export const articleKind: ContentKind<Article> = {
  type: 'article',
  find: findArticles,
  visibility: articleVisibility,
  visibleTo: (viewer, now) => visibleTo(viewer, now),
  may: (viewer, action, article) => action === 'edit' && mayPublishArticle(viewer, article),
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
    locationId: article.locationId,
    categoryId: article.categoryId,
    isPremium: article.isPremium,
    ...heroFor(article, visibility),
  }),
  tag: articleTag,
};

/** Those who get a teaser see the opening picture only if the author lets them. decisions.md 4.5 */
const heroFor = ({ heroId, isHeroFree }: Article, visibility: Visibility) => {
  const isWithheld = heroId !== null && visibility !== 'all' && !isHeroFree;
  return { pictureId: isWithheld ? null : heroId, isPictureWithheld: isWithheld };
};

/** articleVisibility in SQL: true where it isn't 'nothing'. A property test holds the two together. */
const visibleTo = (viewer: Viewer, now: Date): SQL => {
  const isPublic = and(eq(articles.state, 'published'), lte(articles.publishedAt, now));
  const isOwn =
    viewer.id === null ? undefined : and(eq(articles.authorId, viewer.id), ne(articles.state, 'hidden'));
  const editorPaths = viewer.roles.filter((grant) =>
    hasRole({ ...viewer, roles: [grant] }, 'editor', grant.locationPath),
  );
  const isEditor = editorPaths.map(
    (grant) => sql`starts_with(${articles.locationPath}, ${grant.locationPath})`,
  );
  return or(isPublic, and(ne(articles.state, 'erased'), or(isOwn, ...isEditor) ?? sql`false`))!;
};
