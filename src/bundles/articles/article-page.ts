// Everything an article's page shows, loaded in few batches, as one view with the tags of what is in it.
import { momentOf } from '#design/dates.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import { toolsFor } from '#kernel/bundle.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, Visibility } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { articleCommentPaths, findCommentTeaser } from '#bundles/comments/public.ts';
import type { OwnerPageWish } from '#bundles/comments/public.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { imageTag, portraitOf, streamsByIds, withControls } from '#bundles/media/public.ts';
import {
  fillPieceText,
  loadKicker,
  loadTagLinks,
  loadTeasers,
  needsOf,
  piecesByRefs,
  wayToPiece,
} from '#bundles/pieces/public.ts';
import type { TeaserBatch } from '#bundles/pieces/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { loadSubscriptions, selectorTagOf } from '#bundles/subscriptions/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { signInHref, userTag } from '#bundles/users/public.ts';
import { headOf } from './article-head.ts';
import { articleTag } from './constants.ts';
import { articleHref, articleKind } from './kind.ts';
import { findWholeArticle } from './queries.ts';
import type { Article, WholeArticle } from './queries.ts';
import { findSurroundings } from './surroundings.ts';
import * as texts from './texts.ts';
import { ArticlePage } from './ui/ArticlePage.tsx';
import type { ArticlePageView, AuthorView } from './views.ts';

/** The page of an article, or the way to its address. Throws 404, and 410 for what was withdrawn. */
export const loadArticlePage = async (
  ctx: Ctx,
  wish: OwnerPageWish,
): Promise<PageAnswer | RedirectAnswer> => {
  const whole = await findWholeArticle(ctx, wish.id);
  if (!whole) throw notFound();
  const { article } = whole;
  const visibility = articleKind.visibility(ctx.viewer, article, ctx.now);
  const href = articleHref(article);
  const way = wayToPiece(article, { visibility, asked: wish.path, href });
  if (way) return way;
  const { view, tags } = await loadView(ctx, whole, visibility, wish);
  return page(ArticlePage, view, {
    head: await headOf(ctx, { headline: article.headline, href, view }),
    place: { locationSlug: article.locationSlug, categorySlug: article.categorySlug },
    tags,
    ...(wish.status && { status: wish.status }),
  });
};

const loadView = async (ctx: Ctx, whole: WholeArticle, visibility: Visibility, wish: OwnerPageWish) => {
  const { article, revision } = whole;
  const isPremiumTeaser = visibility !== 'all';
  const parts = isPremiumTeaser ? (revision.freeParts ?? []) : revision.parts;
  const { needs, topics, kicker, thread, around, buttons, streams, entries } = await findParts(
    ctx,
    article,
    parts,
    wish,
  );
  const { pictureId: heroId, isPictureWithheld = false } = articleKind.card!(article, visibility);
  const imageIds = [...needs.imageIds, ...(heroId ? [heroId] : [])];
  const batch = await loadTeasers(ctx, entries, {
    userIds: [article.authorId, ...thread.authorIds],
    imageIds,
  });
  const pictures = await withControls(ctx, batch.pictures, imageIds);
  const pick = (refs: readonly ContentRef[]) => refs.flatMap((ref) => batch.byRef.get(refKey(ref)) ?? []);
  const text = fillPieceText(parts, needs, { ...batch, pictures, streams });
  const comments = thread.complete(batch);
  const view: ArticlePageView = {
    ...wordsOf(whole),
    kicker,
    author: authorOf(article, batch, buttons),
    hero: pictures.get(heroId ?? 0) ?? null,
    isHeroWithheld: isPictureWithheld,
    isPremiumTeaser,
    signInHref: isSignedIn(ctx.viewer) ? null : signInHref(articleHref(article)),
    text: text.view,
    tags: topics,
    tools: await toolsFor(ctx, { type: 'article', id: article.id, thing: article }),
    related: pick(around.related),
    upcoming: pick(around.upcoming),
    more: pick(around.more),
    comments: comments.view,
    like: thread.like,
    subscribe: buttons.get(selectorTagOf({ type: 'article', id: article.id }))!,
  };
  const pictureIds = [heroId, batch.people.get(article.authorId)?.pictureId ?? null].filter(
    (id) => id !== null,
  );
  const own = [articleTag(article.id), userTag(article.authorId), ...pictureIds.map(imageTag)];
  const frame = [LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG, ...around.tags];
  return { view, tags: [...new Set([...own, ...frame, ...text.tags, ...comments.tags])] };
};

/** Everything that needs nothing but the article. */
const findParts = async (ctx: Ctx, article: Article, parts: readonly Part[], wish: OwnerPageWish) => {
  const needs = needsOf(ctx, parts);
  const comments = { ...wish.comments, paths: articleCommentPaths };
  const followable = [
    { type: 'article', id: article.id },
    { type: 'user', id: article.authorId },
  ].map(selectorTagOf);
  const [topics, kicker, thread, around, buttons, streams] = await Promise.all([
    loadTagLinks(ctx, article.tagIds),
    loadKicker(ctx, article),
    findCommentTeaser(
      ctx,
      { type: 'article', id: article.id },
      articleKind.summary(article, 'teaser'),
      comments,
    ),
    findSurroundings(ctx, article),
    loadSubscriptions(ctx, followable, articleHref(article)),
    streamsByIds(ctx, needs.streamIds, { type: 'article', id: article.id }),
  ]);
  const named = await piecesByRefs(ctx, [...needs.refs, ...around.upcoming]);
  const entries = new Map(
    [...around.related, ...around.more, ...named].map((entry) => [refKey(entry), entry]),
  );
  return { needs, topics, kicker, thread, around, buttons, streams, entries: [...entries.values()] };
};

/** What everybody gets, whatever is kept back. */
const wordsOf = ({ article, revision }: WholeArticle) => ({
  headline: softHyphens(article.headline),
  lead: article.lead,
  publishedAt: momentOf(article.publishedAt ?? article.createdAt),
  updatedAt: article.updatedAt ? momentOf(article.updatedAt) : null,
  readingTime: texts.minutes(revision.readingMinutes),
  isPremium: article.isPremium,
});

const authorOf = (
  { authorId }: Article,
  { people, pictures }: TeaserBatch,
  buttons: ReadonlyMap<string, SubscribeView>,
): AuthorView => {
  const person = people.get(authorId);
  return {
    name: person?.name ?? '',
    href: person?.href ?? null,
    about: person?.about ?? '',
    portrait: portraitOf(pictures.get(person?.pictureId ?? 0)),
    subscribe: person?.href ? (buttons.get(selectorTagOf({ type: 'user', id: authorId })) ?? null) : null,
  };
};
