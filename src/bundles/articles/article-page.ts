// Everything an article's page shows, loaded in parallel, as one view with the tags of what is in it.
import { momentOf } from '#design/dates.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { movedTo, page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { gone, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { articleCommentPaths, loadCommentTeaser } from '#bundles/comments/public.ts';
import type { TeaserWish } from '#bundles/comments/public.ts';
import { LOCATIONS_TAG, getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG, getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import { signInHref, usersByIds } from '#bundles/users/public.ts';
import { articleTag } from './constants.ts';
import { articleHref, articleKind } from './kind.ts';
import { findWholeArticle } from './queries.ts';
import type { Article, WholeArticle } from './queries.ts';
import * as texts from './texts.ts';
import { ArticlePage } from './ui/ArticlePage.tsx';
import type { ArticlePageView } from './views.ts';

export interface ArticleWish {
  readonly id: number;
  /** The path that was asked for; another than the canonical one is moved. */
  readonly path?: string;
  readonly comments?: Omit<TeaserWish, 'paths'>;
  readonly status?: number;
}

/** The page of an article, or the way to its address. Throws 404, and 410 for what was withdrawn. */
export const loadArticlePage = async (ctx: Ctx, wish: ArticleWish): Promise<PageAnswer | RedirectAnswer> => {
  const whole = await findWholeArticle(ctx, wish.id);
  if (!whole) throw notFound();
  const { article } = whole;
  const visibility = articleKind.visibility(ctx.viewer, article, ctx.now);
  if (visibility === 'nothing') throw isTakenBack(article) ? gone() : notFound();
  const href = articleHref(article);
  if (wish.path !== undefined && decodeURI(wish.path) !== decodeURI(href)) return movedTo(href);
  const { view, tags } = await loadView(ctx, whole, visibility === 'teaser', wish);
  return page(ArticlePage, view, {
    head: { title: article.headline, description: article.lead, canonical: ctx.config.publicUrl + href },
    place: { locationSlug: article.locationSlug, categorySlug: article.categorySlug },
    tags,
    ...(wish.status && { status: wish.status }),
  });
};

const isTakenBack = (article: Article) =>
  ['withdrawn', 'expired', 'erased', 'hidden'].includes(article.state);

const loadView = async (
  ctx: Ctx,
  { article, revision }: WholeArticle,
  isTeaser: boolean,
  wish: ArticleWish,
) => {
  const owner = { type: 'article', id: article.id } as const;
  const subject = articleKind.summary(article, isTeaser ? 'teaser' : 'all');
  const [authors, tags, kicker, comments] = await Promise.all([
    usersByIds(ctx, [article.authorId]),
    tagsByIds(ctx, article.tagIds),
    loadKicker(ctx, article),
    loadCommentTeaser(ctx, owner, subject, { ...wish.comments, paths: articleCommentPaths }),
  ]);
  const author = authors.get(article.authorId);
  const view: ArticlePageView = {
    kicker,
    headline: softHyphens(article.headline),
    lead: article.lead,
    byline: { name: author?.name ?? '', href: author?.href ?? null },
    publishedAt: momentOf(article.publishedAt ?? article.createdAt),
    updatedAt: article.updatedAt ? momentOf(article.updatedAt) : null,
    readingTime: texts.minutes(revision.readingMinutes),
    isPremiumTeaser: isTeaser,
    signInHref: isSignedIn(ctx.viewer) ? null : signInHref(subject.href),
    body: fillParts(isTeaser ? (revision.freeParts ?? []) : revision.parts),
    tags: tags.map((tag) => tag.name),
    comments: comments.view,
  };
  const general = [
    articleTag(article.id),
    `user:${article.authorId}`,
    LOCATIONS_TAG,
    CATEGORIES_TAG,
    SETTINGS_TAG,
  ];
  return { view, tags: [...new Set([...general, ...comments.tags])] };
};

const loadKicker = async (ctx: Ctx, article: Article): Promise<ArticlePageView['kicker']> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const { locationSlug: location, categorySlug: category } = article;
  return {
    place: { name: tree.byId.get(article.locationId)!.name, href: url(locationPaths.place, { location }) },
    category: {
      name: categories.byId.get(article.categoryId)!.name,
      href: url(topicPaths.category, { location, category }),
    },
  };
};

/** What a slot points at has no kind yet that could draw it, so it says that it isn't there. decisions.md 4.2 */
const fillParts = (parts: readonly Part[]): ArticlePageView['body'] =>
  parts.flatMap((part): ArticlePageView['body'] => {
    if ('html' in part) return [part];
    return part.slot === 'cut' ? [] : [{ missing: texts.pieceUnavailable }];
  });
